/** How well a word or a sentence was read, told by a pattern and a number and never by a colour alone. */
export type ScoreLevel = 'good' | 'fair' | 'poor';

export const GOOD_FROM = 80;
export const FAIR_FROM = 60;

export const levelOfScore = (score: number): ScoreLevel =>
  score >= GOOD_FROM ? 'good' : score >= FAIR_FROM ? 'fair' : 'poor';

type Reading = { assessed: 0 | 1; total_score: number; tries: readonly number[] };

/** The mean of the last readings; what could not be assessed stays out of it. null: nothing was assessed. */
export function averageOf(readings: readonly Reading[]): number | null {
  const assessed = readings.filter(({ assessed }) => assessed === 1);
  if (assessed.length === 0) return null;
  return Math.round(assessed.reduce((sum, { total_score }) => sum + total_score, 0) / assessed.length);
}

/** The best reading of a sentence; null where none was assessed. */
export const bestOf = ({ tries }: Pick<Reading, 'tries'>): number | null =>
  tries.length > 0 ? Math.max(...tries) : null;

/** A new score stands where the old one of its sentence stood. */
export const mergeByOrder = <Score extends { order: number }>(list: readonly Score[], score: Score): Score[] =>
  [...list.filter(({ order }) => order !== score.order), score].sort((a, b) => a.order - b.order);

/** Words as they are printed, each with its score; where the engine reads other words (15 as fifteen), those. */
export function printedWords<Word extends { word: string }>(
  sentence: string,
  words: readonly Word[],
): (Word & { text: string })[] {
  const printed = sentence.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
  const fits = printed.length === words.length;
  return words.map((word, at) => ({ ...word, text: (fits && printed[at]) || word.word }));
}
