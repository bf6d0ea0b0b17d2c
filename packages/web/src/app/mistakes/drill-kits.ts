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

const loadExercise = once(
  (): Promise<ExerciseKit> => import('#features/training/items/exercise-kit.tsx').then((kit) => kit.exerciseKit),
);

/** The same promise for everybody who waits; a failed download is forgotten and tried again. */
function once<Kit>(load: () => Promise<Kit>): () => Promise<Kit> {
  let loaded: Promise<Kit> | null = null;
  return () => {
    loaded ??= load();
    loaded.catch(() => {
      loaded = null;
    });
    return loaded;
  };
}
