import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import type { Draft } from '../../draft/draft.ts';
import { essayQueries } from '../../essay.queries.ts';
import { editorMessages } from '../editor.messages.ts';
import styles from './Help.module.css';
import { IdeasPanel } from './IdeasPanel.tsx';
import { LastFeedback } from './LastFeedback.tsx';
import { OutlinePanel } from './OutlinePanel.tsx';
import { PhrasePanel } from './PhrasePanel.tsx';

export type HelpTab = 'before' | 'outline' | 'phrases' | 'ideas';

type HelpPanelProps = { tab: HelpTab; draft: Draft; onPutIn: (words: string) => void; onClose: () => void };

/** What helps in practice mode: the last feedback, an outline, phrases and ideas of this question. */
export function HelpPanel({ tab, draft, onPutIn, onClose }: HelpPanelProps) {
  const t = useText(editorMessages);
  const { paper_id, of_record } = draft.record;
  const { data, isPending, isError } = useQuery({ ...essayQueries.help(paper_id), enabled: paper_id > 0 });
  if (tab === 'before') return <LastFeedback recordId={of_record} onClose={onClose} />;
  // The learner's own outline needs nothing from the server.
  if (tab === 'outline') return <OutlinePanel draft={draft} parts={data?.outline ?? []} />;
  if (isError) return <p className={styles.quiet}>{t('helpFailed')}</p>;
  if (isPending) return <LoadingRows rows={4} rowHeight={56} />;
  if (tab === 'phrases') return <PhrasePanel phrases={data.phrases} onPutIn={onPutIn} />;
  return <IdeasPanel ideas={data.ideas} record={draft.record} onPutIn={onPutIn} />;
}

/** Tabs that have something to show. An own question comes without phrases and ideas. */
export function useHelpTabs({ record }: Draft): HelpTab[] {
  const { data } = useQuery({
    ...essayQueries.help(record.paper_id),
    enabled: record.paper_id > 0 && record.mode === 'practice',
  });
  const tabs: HelpTab[] = record.of_record > 0 ? ['before'] : [];
  tabs.push('outline');
  if (record.paper_id > 0 && data?.phrases.length !== 0) tabs.push('phrases');
  if (record.task === 2 && record.paper_id > 0 && data?.ideas.length !== 0) tabs.push('ideas');
  return tabs;
}
