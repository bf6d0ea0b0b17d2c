import { useParams, useSearch } from '@tanstack/react-router';
import { PracticePage } from '#practice/PracticePage.tsx';

/** `/listening-next/{id}`, and `/listening/{id}`: one page, two paths. */
export function ListeningPage() {
  const { id } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  return id === undefined ? null : <PracticePage skill="listening" id={Number(id)} search={search} />;
}
