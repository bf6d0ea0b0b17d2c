import { itemMessages } from '#features/training/items/items.messages.ts';
import type { Language } from '#i18n/language.ts';
import type { DrillKits, ExerciseKit } from '#practice/drill-kit.ts';

/** The skills' own parts for one question alone, loaded when the first card or piece of evidence is opened. */
export const loadDrillKits = once(
  (): Promise<DrillKits> =>
    Promise.all([
      import('#features/reading/ReadingDrill.tsx'),
      import('#features/listening/ListeningDrill.tsx'),
      import('#features/vocabulary/look-up/word-kit.tsx'),
    ]).then(([{ readingDrill }, { listeningDrill }, { wordKit }]) => ({
      reading: readingDrill,
      listening: listeningDrill,
      word: wordKit,
      loadExercise,
    })),
);

/** With its words: a card that is reached without a network could not fetch them any more. */
const loadExercise = once(
  async (language: Language): Promise<ExerciseKit> =>
    (await Promise.all([import('#features/training/items/exercise-kit.tsx'), itemMessages.load(language)]))[0]
      .exerciseKit,
);

/** The same promise for everybody who waits; a failed download is forgotten and tried again. */
function once<Asked extends string[], Kit>(load: (...asked: Asked) => Promise<Kit>): (...asked: Asked) => Promise<Kit> {
  const loaded = new Map<string, Promise<Kit>>();
  return (...asked) => {
    const name = asked.join(' ');
    const kit = loaded.get(name) ?? load(...asked);
    loaded.set(name, kit);
    kit.catch(() => loaded.delete(name));
    return kit;
  };
}
