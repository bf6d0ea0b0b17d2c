import { itemMessages } from '#features/training/items/items.messages.ts';
import type { Language } from '#i18n/language.ts';
import type { ExerciseKit, ReadAloudKit } from '#practice/drill-kit.ts';

/** With its words: a card that is reached without a network could not fetch them any more. */
export const loadExercise = async (language: Language): Promise<ExerciseKit> =>
  (await Promise.all([import('#features/training/items/exercise-kit.tsx'), itemMessages.load(language)]))[0]
    .exerciseKit;

export const loadReadAloud = async (language: Language): Promise<ReadAloudKit> =>
  (await import('./read-aloud-kit.ts')).openReadAloudKit(language);
