import {
  IconArrowsLeftRight,
  IconChartLine,
  IconCircleCheck,
  IconCopy,
  IconDots,
  IconListDetails,
  IconRotate2,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { Popover } from '#ui/overlay/Popover.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import { useCopyEssay } from '../../draft/useCopyEssay.ts';
import { listOf } from '../../essay-paths.ts';
import { HandOn } from '../../share/HandOn.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import type { Detail } from '../feedback.queries.ts';
import { hasTwoDrafts } from '../has-two-drafts.ts';
import { useFinished } from '../useFinished.ts';
import styles from './FeedbackMenu.module.css';

type FeedbackMenuProps = { detail: Detail };

/** What has no place in the bar: a small panel at a desk, a sheet from the bottom under a thumb. */
export function FeedbackMenu({ detail }: FeedbackMenuProps) {
  const t = useText(feedbackMessages);
  const desk = useBreakpoint() === 'desktop';
  const [opened, setOpened] = useState(false);
  // Here, because the choices go when the menu closes: opened again, it is still the same copy that is being made.
  const copying = useCopyEssay(detail.record_id, t('copyFailed'));
  const choices = <Choices detail={detail} desk={desk} copying={copying} onClose={() => setOpened(false)} />;
  if (desk)
    return (
      <Popover
        opened={opened}
        onChange={setOpened}
        label={t('more')}
        position="bottom-end"
        target={(opener) => <IconButton {...opener} label={t('more')} icon={<Icon of={IconDots} />} />}
      >
        {choices}
      </Popover>
    );
  return (
    <>
      <IconButton
        label={t('more')}
        icon={<Icon of={IconDots} />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      />
      <Drawer opened={opened} onClose={() => setOpened(false)} title={t('more')} side="bottom">
        {choices}
      </Drawer>
    </>
  );
}

type ChoicesProps = FeedbackMenuProps & {
  desk: boolean;
  copying: ReturnType<typeof useCopyEssay>;
  onClose: () => void;
};

function Choices({ detail, desk, copying: { copy, copying }, onClose }: ChoicesProps) {
  const t = useText(feedbackMessages);
  const finish = useFinished(detail);
  const done = detail.markFinished === 1;
  function toggleDone() {
    finish.mutate(!done);
    onClose();
  }
  return (
    <div className={styles.menu}>
      {hasTwoDrafts(detail) && (
        <Link to="/writing-compare/$recordId" params={{ recordId: detail.record_id }}>
          <Icon of={IconArrowsLeftRight} />
          {t('compare')}
        </Link>
      )}
      {!desk && <HandOn recordId={detail.record_id} look="row" />}
      <button type="button" disabled={copying} aria-busy={copying} onClick={copy}>
        {copying ? <Spinner /> : <Icon of={IconCopy} />}
        {t('copyEssay')}
      </button>
      <button type="button" onClick={toggleDone}>
        <Icon of={done ? IconRotate2 : IconCircleCheck} />
        {t(done ? 'unfinish' : 'finish')}
      </button>
      {detail.paper_id > 0 && (
        <Link to="/question-review/$id/{-$type}" params={{ id: detail.paper_id, type: detail.task }}>
          <Icon of={IconZoomQuestion} />
          {t('toQuestion')}
        </Link>
      )}
      <Link to="/writing-errors">
        <Icon of={IconChartLine} />
        {t('toErrors')}
      </Link>
      <Link {...listOf(detail.task)}>
        <Icon of={IconListDetails} />
        {t('toList')}
      </Link>
    </div>
  );
}
