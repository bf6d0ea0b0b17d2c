import { useSearch } from '@tanstack/react-router';
import { ListPage } from '#practice/list/ListPage.tsx';
import type { PaperSource } from '#practice/practice-kit.ts';
import { listeningPapers } from './listening.papers.ts';

const papers: PaperSource = {
  ...listeningPapers,
  sentencesPath: (id) => ({ to: '/listening-enhance/$id', params: { id } }),
};

export function ListeningListPage() {
  return <ListPage source={papers} filter={useSearch({ from: '/listening-list' })} />;
}
