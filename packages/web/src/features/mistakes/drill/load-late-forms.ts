import type { Language } from '#i18n/language.ts';
import type { DrillKits } from '#practice/drill-kit.ts';
import type { LateForms } from './late-forms.ts';

type Loaders = { [Form in keyof LateForms]-?: (kits: DrillKits, language: Language) => Promise<LateForms[Form]> };

/** Each with its words: a card that is reached without a network could not fetch them any more. */
const LOADERS: Loaders = {
  async correction(_, language) {
    const [{ CorrectionCard }, { correctionMessages }] = await Promise.all([
      import('../correction/CorrectionCard.tsx'),
      import('../correction/correction.messages.ts'),
    ]);
    await correctionMessages.load(language);
    return CorrectionCard;
  },
  async exercise(kits, language) {
    const [{ ExerciseCard: Card }, kit] = await Promise.all([
      import('./ExerciseCard.tsx'),
      kits.loadExercise(language),
    ]);
    return { Card, kit };
  },
  async follow_read(kits, language) {
    const [{ SpokenCard: Card }, { spokenMessages }, kit] = await Promise.all([
      import('../spoken/SpokenCard.tsx'),
      import('../spoken/spoken.messages.ts'),
      kits.loadReadAloud(language),
    ]);
    await spokenMessages.load(language);
    return { Card, kit };
  },
};

/** In a file of its own: the names of everything these fetch are no part of the first card. */
export async function loadLateForms(forms: readonly string[], kits: DrillKits, language: Language): Promise<LateForms> {
  const wanted = (Object.keys(LOADERS) as (keyof LateForms)[]).filter((form) => forms.includes(form));
  return Object.fromEntries(
    await Promise.all(wanted.map(async (form) => [form, await LOADERS[form](kits, language)] as const)),
  );
}
