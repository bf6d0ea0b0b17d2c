import { averageOf, levelOfScore, type ScoreLevel } from './scores.ts';

type Word = { word: string; score: number; said: boolean };
type Reading = {
  order: number;
  assessed: 0 | 1;
  total_score: number;
  tries: readonly number[];
  words: readonly Word[];
};

export type SectionResult = {
  /** Sentences with a score, of all there are. */
  read: number;
  all: number;
  /** Of the last readings; null where none was assessed. */
  average: number | null;
  levels: Record<ScoreLevel, number>;
  /** Sentences worth another reading, the weakest first. */
  weakest: { order: number; total: number }[];
  /** Words that went badly, the worst first, each once with the sentence it was worst in. */
  words: { word: string; order: number }[];
};

const [MOST_SENTENCES, MOST_WORDS] = [3, 8];

/** What reading a section aloud has come to so far: the last reading of each sentence counts. */
export function sectionResult(readings: readonly Reading[], all: number): SectionResult {
  const assessed = readings.filter((reading) => reading.assessed === 1);
  const levels = { good: 0, fair: 0, poor: 0 };
  for (const { total_score } of assessed) levels[levelOfScore(total_score)] += 1;
  return {
    read: assessed.length,
    all,
    average: averageOf(assessed),
    levels,
    weakest: assessed
      .filter(({ total_score }) => levelOfScore(total_score) !== 'good')
      .sort((a, b) => a.total_score - b.total_score || a.order - b.order)
      .slice(0, MOST_SENTENCES)
      .map(({ order, total_score }) => ({ order, total: total_score })),
    words: worstWords(assessed),
  };
}

function worstWords(readings: readonly Reading[]): SectionResult['words'] {
  const poor = readings
    .flatMap(({ order, words }) => words.map((one) => ({ ...one, order, score: one.said ? one.score : 0 })))
    .filter(({ score }) => levelOfScore(score) === 'poor')
    .sort((a, b) => a.score - b.score || a.order - b.order);
  const once = new Map<string, { word: string; order: number }>();
  for (const { word, order } of poor) if (!once.has(word.toLowerCase())) once.set(word.toLowerCase(), { word, order });
  return [...once.values()].slice(0, MOST_WORDS);
}
