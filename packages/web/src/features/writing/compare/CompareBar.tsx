import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button } from '#ui/Button.tsx';
import { MenuSelect } from '#ui/forms/MenuSelect.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { feedbackOf } from '../essay-paths.ts';
import styles from '../feedback/bar/FeedbackBar.module.css';
import { type Detail, feedbackQueries } from '../feedback/feedback.queries.ts';
import { useNextDraft } from '../feedback/useNextDraft.ts';
import { compareMessages } from './compare.messages.ts';
import type { Comparison } from './compare.queries.ts';

export type CompareView = 'side' | 'merged' | 'changes';

type CompareBarProps = {
  comparison: Comparison;
  view: CompareView;
  onView: (view: CompareView) => void;
  onEarlier: (recordId: number) => void;
};

/** The way back, the three views, another draft to compare with, and the next draft. */
export function CompareBar({ comparison, view, onView, onEarlier }: CompareBarProps) {
  const t = useText(compareMessages);
  const { language } = useLanguage();
  const phone = useBreakpoint() === 'mobile';
  const { from, to, drafts } = comparison;
  const { data: detail } = useQuery(feedbackQueries.detail({ recordId: to.record_id }));
  const row = drafts.find(({ record_id }) => record_id === to.record_id);
  const others = drafts.filter(({ record_id, score }) => record_id !== to.record_id && score >= 0);
  return (
    <>
      <header className={styles.bar}>
        <div className={styles.left}>
          {row && <BackToFeedback draft={row} />}
          <h1 className={styles.title}>{t('title', { task: row?.task ?? 2 })}</h1>
          <span className={styles.meta}>{row?.title[language]}</span>
        </div>
        {!phone && (
          <Tabs
            label={t('views')}
            tabs={[
              { value: 'side', label: t('sideBySide') },
              { value: 'merged', label: t('merged') },
              { value: 'changes', label: t('onlyChanges') },
            ]}
            value={view}
            onChange={onView}
            panelId="compare-panel"
          />
        )}
        <div className={styles.right}>
          {others.length > 1 && (
            <MenuSelect
              label={t('withDraft')}
              choices={others.map(({ record_id, draft }) => ({ value: record_id, label: t('draft', { n: draft }) }))}
              value={from.record_id}
              onChange={onEarlier}
            />
          )}
          {!phone && detail && <WriteNext detail={detail} phone={false} />}
        </div>
      </header>
      {phone && detail && (
        <div className={styles.bottom}>
          <WriteNext detail={detail} phone />
        </div>
      )}
    </>
  );
}

function WriteNext({ detail, phone }: { detail: Detail; phone: boolean }) {
  const t = useText(compareMessages);
  const { begin, openDraft } = useNextDraft(detail);
  const next = Math.max(...detail.drafts.map(({ draft }) => draft), detail.draft) + 1;
  return (
    <Button
      kind="primary"
      size={phone ? 'lg' : 'md'}
      block={phone}
      busy={begin.isPending}
      leftIcon={<Icon of={IconPencil} size={18} />}
      onClick={() => begin.mutate()}
    >
      {t('writeNext', { n: openDraft ?? next })}
    </Button>
  );
}

function BackToFeedback({ draft }: { draft: Comparison['drafts'][number] }) {
  const t = useText(compareMessages);
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <IconButton
      label={t('back')}
      icon={<Icon of={IconArrowLeft} />}
      onClick={() => (canGoBack ? router.history.back() : void router.navigate(feedbackOf(draft)))}
    />
  );
}
