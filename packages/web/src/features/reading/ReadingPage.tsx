import { useParams, useSearch } from '@tanstack/react-router';
import { PracticePage } from '#practice/PracticePage.tsx';

/** `/reading-next/{id}`, and `/reading/{id}`: one page, two paths. */
export function ReadingPage() {
  const { id } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  return id === undefined ? null : <PracticePage skill="reading" id={Number(id)} search={search} />;
}
