import { IconArrowsLeftRight, IconChartLine, IconCircleCheck, IconListDetails, IconRotate2 } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import type { Detail } from '../feedback.queries.ts';
import { listOf } from '../paths.ts';
import { useFinished } from '../useFinished.ts';
import { hasTwoDrafts } from './FeedbackBar.tsx';
import styles from './FeedbackMenu.module.css';

type FeedbackMenuProps = { detail: Detail; opened: boolean; onClose: () => void };

/** What has no place in the bar. */
export function FeedbackMenu({ detail, opened, onClose }: FeedbackMenuProps) {
  const t = useText(feedbackMessages);
  const finish = useFinished(detail);
  const done = detail.markFinished === 1;
  return (
    <Drawer opened={opened} onClose={onClose} title={t('more')} side="bottom">
      <div className={styles.menu}>
        {hasTwoDrafts(detail) && (
          <Link to="/writing-compare/$recordId" params={{ recordId: detail.record_id }}>
            <Icon of={IconArrowsLeftRight} />
            {t('compare')}
          </Link>
        )}
        <button
          type="button"
          onClick={() => {
            finish.mutate(!done);
            onClose();
          }}
        >
          <Icon of={done ? IconRotate2 : IconCircleCheck} />
          {t(done ? 'unfinish' : 'finish')}
        </button>
        <Link to="/writing-errors">
          <Icon of={IconChartLine} />
          {t('toErrors')}
        </Link>
        <Link {...listOf(detail.task)}>
          <Icon of={IconListDetails} />
          {t('toList')}
        </Link>
      </div>
    </Drawer>
  );
}
