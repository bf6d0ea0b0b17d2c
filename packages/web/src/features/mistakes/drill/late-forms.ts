import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import type { Language } from '#i18n/language.ts';
import type { DrillKits, ExerciseKit, ReadAloudKit } from '#practice/drill-kit.ts';
import type { CorrectionCard } from '../correction/CorrectionCard.tsx';
import type { SpokenCard } from '../spoken/SpokenCard.tsx';
import type { ExerciseCard } from './ExerciseCard.tsx';

/** Forms that not every round holds, each with what its skill brings along. */
export type LateForms = {
  correction?: typeof CorrectionCard;
  exercise?: { Card: typeof ExerciseCard; kit: ExerciseKit };
  follow_read?: { Card: typeof SpokenCard; kit: ReadAloudKit };
};

const LATE: readonly string[] = ['correction', 'exercise', 'follow_read'] satisfies (keyof LateForms)[];
const kept = new Map<string, Promise<LateForms>>();

/** Before the first card, so that the last one needs no network. The same promise for the same forms. */
export function loadForms(
  cards: readonly Pick<MistakeCard, 'drill'>[],
  kits: DrillKits,
  language: Language,
): Promise<LateForms> {
  const forms = LATE.filter((form) => cards.some(({ drill }) => drill.form === form));
  const name = forms.length > 0 ? [language, ...forms].join(' ') : '';
  const known = kept.get(name);
  if (known) return known;
  const loading = name
    ? import('./load-late-forms.ts').then((file) => file.loadLateForms(forms, kits, language))
    : Promise.resolve({});
  kept.set(name, loading);
  // A failed download is forgotten and tried again.
  loading.catch(() => kept.delete(name));
  return loading;
}
