import type { Both, Correction } from '../../report.ts';
import { BUILT_WORDS } from '../../text/known-slips.ts';
import type { Spelling } from '../../text/spelling.ts';
import { FINE_WORDS, REPORT_SPELLING } from './report-spelling.table.ts';
import { SIGNS, type SpellingSigns, spellingSigns } from './spelling-signs.ts';
import { learnerRecord } from './standing.ts';

/** Where the annotators' word was this one nearly always, it is told; where it seldom was, nothing is. */
const TELLS = 0.93;
const ASKS = 0.35;

/** How likely it is that the word put in is the one that was meant. */
export function spellingOdds(signs: SpellingSigns, weights = learnerRecord().spelling): number {
  const sum = SIGNS.reduce((all, sign) => all + weights[sign] * signs[sign], weights.intercept);
  return 1 / (1 + Math.exp(-sum));
}

const guess = (said: string): Both => {
  const word = said.replace(/\W+$/, '');
  return {
    zh: `查一下这个词的拼写；${word} 只是猜测。`,
    en: `Check the spelling of this word; "${word}" is only a guess.`,
  };
};
const withoutS = (word: string): Both => ({
  zh: `看看这个词：很少加 s，多半写 ${word}。`,
  en: `Check this word: it seldom takes s; "${word}" is the usual form.`,
});

/** A misspelling as the report tells it: as an error, as a question, or not at all. */
export function gatedSpelling(one: Correction, spelling: Spelling): Correction[] {
  const typed = one.original.toLowerCase();
  if (FINE_WORDS.has(typed)) return [];
  if (REPORT_SPELLING.has(typed)) return [{ ...one, certain: true }];
  // "Occupie" may be occupies as well as occupied.
  if (/(?:e|er)$/.test(typed) && /ed$/.test(one.replacement.toLowerCase()))
    return [{ ...one, certain: false, explanation: guess(one.replacement) }];
  const signs = spellingSigns(one, spelling);
  if (signs.plural && typed.slice(0, -1) === one.replacement.toLowerCase())
    return [{ ...one, certain: false, explanation: withoutS(one.replacement) }];
  const odds = spellingOdds(signs);
  if (odds < ASKS) return [];
  if (odds >= TELLS && !BUILT_WORDS.has(typed) && !/[^a-z' -]/i.test(one.replacement))
    return [{ ...one, certain: true }];
  return [{ ...one, certain: false, explanation: guess(one.replacement) }];
}
