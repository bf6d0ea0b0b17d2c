import { useSearch } from '@tanstack/react-router';
import { ListPage } from '#practice/list/ListPage.tsx';
import { readingPapers } from './reading.papers.ts';

export function ReadingListPage() {
  return <ListPage source={readingPapers} filter={useSearch({ from: '/reading-list' })} />;
}
