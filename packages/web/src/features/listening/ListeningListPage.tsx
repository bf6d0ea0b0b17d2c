import { useSearch } from '@tanstack/react-router';
import { ListPage } from '#practice/list/ListPage.tsx';
import { listeningPapers } from './listening.papers.ts';

export function ListeningListPage() {
  return <ListPage source={listeningPapers} filter={useSearch({ from: '/listening-list' })} />;
}
