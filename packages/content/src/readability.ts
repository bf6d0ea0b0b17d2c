import { sentencesOf, wordsOf } from './text.ts';

/** School years of English needed to read a text (Flesch-Kincaid). Exam passages lie between 8 and 16. */
export function gradeLevel(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const grade = (0.39 * words.length) / sentencesOf(text).length + (11.8 * syllables) / words.length - 15.59;
  return Math.round(grade * 10) / 10;
}

/** An estimate: good to a few per cent over a passage, not for a single word. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const core = letters.replace(/(?<=[^laeiouy])e$|(?<=[^td])ed$|(?<=[^csxzgh])es$/, '').replace(/^y/, '');
  const groups = core.match(/[aeiouy]{1,2}/g)?.length ?? 1;
  const split = core.match(/i[ao](?!n)|eo|ua(?!r)|uou/g)?.length ?? 0;
  return Math.max(1, groups + split);
}
