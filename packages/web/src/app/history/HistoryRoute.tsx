import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { HistoryPage } from '#features/history/HistoryPage.tsx';
import { historySearch } from '#features/history/history-search.ts';
import { speakingMessages } from '#features/speaking/speaking.messages.ts';
import { trainingMessages } from '#features/training/training.messages.ts';
import { withWords } from '../page/with-words.ts';
import { openTypes } from './open-types.ts';
import { useRecordKit } from './useRecordKit.ts';

/** Lines of other skills stand in it, too. */
export const openHistory = () => withWords(HistoryRoute, trainingMessages, speakingMessages);

const HISTORY = '/history/$tab/$type';

/** `/history/{tab}/{type}`. Every tab is an address of its own, so that the way back finds the one that was left. */
function HistoryRoute() {
  const { tab, type } = useParams({ from: HISTORY });
  const search = historySearch(useSearch({ from: HISTORY }));
  const kit = useRecordKit(tab, type);
  const navigate = useNavigate({ from: HISTORY });
  return (
    <HistoryPage
      tab={tab}
      type={type}
      search={search}
      openTypes={openTypes}
      kit={kit}
      // Another list has other topics and types: nothing of the filter is kept.
      onTab={(nextTab, nextType) =>
        void navigate({ to: `/history/${nextTab}/${nextType}` as typeof HISTORY, search: {} })
      }
      onSearch={(next, replace) => void navigate({ to: HISTORY, params: { tab, type }, search: next, replace })}
    />
  );
}
