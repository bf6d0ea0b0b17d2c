import { useNavigate } from '@tanstack/react-router';
import { listeningPapers } from '#features/listening/listening.papers.ts';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { RecordsPage, type RecordsTab } from '#practice/records/RecordsPage.tsx';

const SOURCES = [readingPapers, listeningPapers];

export const AllRecordsPage = () => <OneTab tab="all" />;
export const ReadingRecordsPage = () => <OneTab tab="reading" />;
export const ListeningRecordsPage = () => <OneTab tab="listening" />;

/** Every tab is an address of its own, so that the way back finds the one that was left. */
function OneTab({ tab }: { tab: RecordsTab }) {
  const navigate = useNavigate();
  const open = (next: RecordsTab) =>
    void (next === 'all'
      ? navigate({ to: '/records' })
      : navigate({ to: '/history/$tab/$type', params: { tab: next, type: 1 } }));
  return <RecordsPage sources={SOURCES} tab={tab} onTab={open} />;
}
