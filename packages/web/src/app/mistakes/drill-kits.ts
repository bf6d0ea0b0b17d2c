import type { DrillKits } from '#practice/drill-kit.ts';

let kits: Promise<DrillKits> | null = null;

/** The skills' own parts for one question alone. Loaded once, when the first card or piece of evidence is opened. */
export function loadDrillKits(): Promise<DrillKits> {
  kits ??= Promise.all([
    import('#features/reading/ReadingDrill.tsx'),
    import('#features/listening/ListeningDrill.tsx'),
    import('#features/vocabulary/look-up/word-kit.tsx'),
    import('#features/training/items/exercise-kit.tsx'),
  ]).then(([{ readingDrill }, { listeningDrill }, { wordKit }, { exerciseKit }]) => ({
    reading: readingDrill,
    listening: listeningDrill,
    word: wordKit,
    exercise: exerciseKit,
  }));
  // A failed download is forgotten and tried again.
  kits.catch(() => {
    kits = null;
  });
  return kits;
}
