import type { DrillKits } from '#practice/drill-kit.ts';
import { once } from './once.ts';

/** What few rounds hold, by another file: the names of everything it fetches are no part of the first card. */
const late = () => import('./late-kits.ts');

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
      loadExercise: once((language) => late().then((kits) => kits.loadExercise(language))),
      loadReadAloud: once((language) => late().then((kits) => kits.loadReadAloud(language))),
    })),
);
