import { useParams, useSearch } from '@tanstack/react-router';
import { PracticePage } from '#practice/PracticePage.tsx';
import { listeningKit } from './listening.kit.ts';

/** `/listening-next/{id}` and `/listening/{id}` are the same page. */
export function ListeningPage() {
  const { id } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  return id === undefined ? null : <PracticePage kit={listeningKit} id={Number(id)} search={search} />;
}
