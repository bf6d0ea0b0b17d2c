import { useSearch } from '@tanstack/react-router';
import { use } from 'react';
import { DrillPage } from '#features/mistakes/drill/DrillPage.tsx';
import type { WhichCards } from '#features/mistakes/mistakes.queries.ts';
import type { MistakesSearch } from '#features/mistakes/mistakes-search.ts';
import { mistakesSearch } from '#features/mistakes/mistakes-search.ts';
import { loadDrillKits } from './drill-kits.ts';

/** `/mistakes/practice`: today's ten, or those of a kind, an attempt, an essay, a training, a dictation or a sitting of speaking. */
export function DrillRoute() {
  const kits = use(loadDrillKits());
  const which = whichCards(mistakesSearch(useSearch({ strict: false })));
  return <DrillPage key={JSON.stringify(which)} kits={kits} which={which} />;
}

function whichCards({ skill, kind, attempt, record, training, dictation, speaking }: MistakesSearch): WhichCards {
  if (skill && kind) return { skill, kind };
  if (attempt) return { attempt_id: attempt };
  if (record) return { record_id: record };
  if (training) return { training_id: training };
  if (speaking) return { speaking_id: speaking };
  return dictation ? { dictation_id: dictation } : {};
}
