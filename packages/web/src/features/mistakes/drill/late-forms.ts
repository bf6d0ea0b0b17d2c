import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import type { Language } from '#i18n/language.ts';
import type { DrillKits, ExerciseKit, ReadAloudKit } from '#practice/drill-kit.ts';
import type { CorrectionCard } from '../correction/CorrectionCard.tsx';
import type { SpokenCard } from '../spoken/SpokenCard.tsx';
import type { ExerciseCard } from './ExerciseCard.tsx';
import { useSolution } from './QuestionCard.tsx';

/** Forms that not every round holds, each with what its skill brings along. */
export type LateForms = {
  correction?: typeof CorrectionCard;
  exercise?: { Card: typeof ExerciseCard; kit: ExerciseKit };
  follow_read?: { Card: typeof SpokenCard; kit: ReadAloudKit };
};

const LATE: readonly string[] = ['correction', 'exercise', 'follow_read'] satisfies (keyof LateForms)[];
const QUESTIONS: readonly string[] = ['question', 'typed'] satisfies MistakeCard['drill']['form'][];
const kept = new Map<string, Promise<LateForms>>();

/** Before the first card, so that neither the last one nor any answer needs a network. The same promise for the same forms. */
export function loadForms(
  cards: readonly Pick<MistakeCard, 'drill'>[],
  kits: DrillKits,
  language: Language,
): Promise<LateForms> {
  const holds = (form: string) => cards.some(({ drill }) => drill.form === form);
  const forms = LATE.filter(holds);
  const asks = QUESTIONS.some(holds);
  const name = [language, ...forms, asks ? 'question' : ''].join(' ');
  const known = kept.get(name);
  if (known) return known;
  const loading = Promise.all([
    forms.length > 0 ? import('./load-late-forms.ts').then((file) => file.loadLateForms(forms, kits, language)) : {},
    // Without it the round goes on: the card that shows it says so and asks again.
    asks && useSolution.ready().catch(() => {}),
  ]).then(([loaded]): LateForms => loaded);
  kept.set(name, loading);
  // A failed download is forgotten and tried again.
  loading.catch(() => kept.delete(name));
  return loading;
}
