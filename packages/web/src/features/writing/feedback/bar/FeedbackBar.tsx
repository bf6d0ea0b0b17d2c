import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { listOf } from '../../essay-paths.ts';
import { HandOn } from '../../share/HandOn.tsx';
import type { FeedbackTab } from '../FeedbackView.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import type { Detail } from '../feedback.queries.ts';
import { useNextDraft } from '../useNextDraft.ts';
import styles from './FeedbackBar.module.css';
import { FeedbackMenu } from './FeedbackMenu.tsx';

type FeedbackBarProps = { detail: Detail; view: FeedbackTab; onView: (view: FeedbackTab) => void };

/** The way back, what was written, the three views, and the one thing to do next: write it again. */
export function FeedbackBar({ detail, view, onView }: FeedbackBarProps) {
  const t = useText(feedbackMessages);
  const screen = useBreakpoint();
  const { begin, openDraft } = useNextDraft(detail);
  const phone = screen === 'mobile';
  const again = (
    <Button
      kind="primary"
      size={phone ? 'lg' : 'md'}
      block={phone}
      busy={begin.isPending}
      leftIcon={<Icon of={IconPencil} size={18} />}
      onClick={() => begin.mutate()}
    >
      {openDraft === null ? t('writeAgain') : t('goOnDraft', { draft: openDraft })}
    </Button>
  );
  const tabs = (
    <Tabs
      label={t('views')}
      tabs={[
        { value: 'marked', label: t('viewMarked') },
        { value: 'sentences', label: t('viewSentences') },
        { value: 'model', label: t('viewModel') },
      ]}
      value={view}
      onChange={onView}
      panelId="feedback-panel"
    />
  );
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.left}>
          <BackButton task={detail.task} />
          <h1 className={styles.title}>{t('title', { task: detail.task })}</h1>
          <Meta detail={detail} />
        </div>
        {!phone && tabs}
        <div className={styles.right}>
          {screen === 'desktop' && <HandOn recordId={detail.record_id} />}
          <FeedbackMenu detail={detail} />
          {!phone && again}
        </div>
      </header>
      {phone && <div className={styles.tabs}>{tabs}</div>}
      {phone && <div className={styles.bottom}>{again}</div>}
    </>
  );
}

function Meta({ detail: { handed_in_time, draft, words, duration } }: { detail: Detail }) {
  const t = useText(feedbackMessages);
  const format = useFormat();
  const date = format.shortDateTime(handed_in_time);
  return (
    <span className={styles.meta}>
      {duration > 0
        ? t('metaTimed', { date, draft, words, time: format.duration(duration) })
        : t('meta', { date, draft, words })}
    </span>
  );
}

/** Where the learner came from, else the list: a feedback may be opened in a new tab. */
export function BackButton({ task }: { task: 1 | 2 }) {
  const t = useText(feedbackMessages);
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <IconButton
      label={t('back')}
      icon={<Icon of={IconArrowLeft} />}
      onClick={() => (canGoBack ? router.history.back() : void router.navigate(listOf(task)))}
    />
  );
}
