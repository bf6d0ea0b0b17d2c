import { useParams, useSearch } from '@tanstack/react-router';
import { PracticePage } from '#practice/PracticePage.tsx';
import { readingKit } from './reading.kit.ts';

/** `/reading-next/{id}` and `/reading/{id}` are the same page. */
export function ReadingPage() {
  const { id } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  return id === undefined ? null : <PracticePage kit={readingKit} id={Number(id)} search={search} />;
}
