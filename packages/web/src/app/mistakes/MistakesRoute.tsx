import { useSearch } from '@tanstack/react-router';
import { mistakesSearch } from '#features/mistakes/mistakes-search.ts';
import { MistakesPage } from '#features/mistakes/overview/MistakesPage.tsx';
import { loadDrillKits } from './drill-kits.ts';

/** `/mistakes`: the book, which shows evidence with the skills' own parts. */
export function MistakesRoute() {
  return <MistakesPage loadKits={loadDrillKits} search={mistakesSearch(useSearch({ strict: false }))} />;
}
