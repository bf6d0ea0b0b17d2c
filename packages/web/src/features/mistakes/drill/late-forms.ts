import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import type { CorrectionCard } from '../correction/CorrectionCard.tsx';
import type { ExerciseCard } from './ExerciseCard.tsx';

/** Forms that not every round holds. */
export type LateForms = { correction?: typeof CorrectionCard; exercise?: typeof ExerciseCard };

const LOADERS: { [Form in keyof LateForms]-?: () => Promise<LateForms> } = {
  correction: () => import('../correction/CorrectionCard.tsx').then((file) => ({ correction: file.CorrectionCard })),
  exercise: () => import('./ExerciseCard.tsx').then((file) => ({ exercise: file.ExerciseCard })),
};
const kept = new Map<string, Promise<LateForms>>();

/** Before the first card, so that the last one needs no network. The same promise for the same forms. */
export function loadForms(cards: readonly Pick<MistakeCard, 'drill'>[]): Promise<LateForms> {
  const forms = (Object.keys(LOADERS) as (keyof LateForms)[]).filter((form) =>
    cards.some(({ drill }) => drill.form === form),
  );
  const name = forms.join(' ');
  const known = kept.get(name);
  if (known) return known;
  const loading = Promise.all(forms.map((form) => LOADERS[form]())).then((all): LateForms => Object.assign({}, ...all));
  kept.set(name, loading);
  // A failed download is forgotten and tried again.
  loading.catch(() => kept.delete(name));
  return loading;
}
