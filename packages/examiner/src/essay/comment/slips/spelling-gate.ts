import type { Both, Correction } from '../../report.ts';
import { BUILT_WORDS } from '../../text/known-slips.ts';
import type { Spelling } from '../../text/spelling.ts';
import { FINE_WORDS } from './fine-words.ts';
import { REPORT_SPELLING } from './report-spelling.table.ts';
import { OWNS_NOTHING } from './said-truly.ts';
import { SIGNS, type SpellingSigns, spellingSigns } from './spelling-signs.ts';
import { learnerRecord } from './standing.ts';

/** Where the annotators' word was this one nearly always, it is told; where it seldom was, nothing is. */
const TELLS = 0.95;
const ASKS = 0.85;

/** How likely it is that the word put in is the one that was meant. */
export function spellingOdds(signs: SpellingSigns, weights = learnerRecord().spelling): number {
  const sum = SIGNS.reduce((all, sign) => all + weights[sign] * signs[sign], weights.intercept);
  return 1 / (1 + Math.exp(-sum));
}

/** The same by a plain rule of our own, for sites on which nothing learnt from others' data may have a say. */
export const plainSpellingOdds = ({ known, slip, margin, rare }: SpellingSigns): number =>
  known || (slip <= 1 && margin >= 1 && !rare) ? 0.96 : ASKS;

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
export function gatedSpelling(
  one: Correction,
  spelling: Spelling,
  text = '',
  oddsOf: (signs: SpellingSigns) => number = spellingOdds,
): Correction[] {
  const typed = one.original.toLowerCase();
  if (FINE_WORDS.has(typed) || isBuilt(typed, spelling)) return [];
  const place = {
    before: text.slice(Math.max(0, one.start - NEAR), one.start),
    after: text.slice(one.end, one.end + NEAR),
  };
  if (isOfAnotherWord(typed, place)) return [];
  const several = /[^aeiou]ys$/.test(typed) ? one.original.replace(/ys$/i, 'ies') : '';
  if (several && spelling.isWord(several.toLowerCase())) return [severalOrOwner(one, several, place)];
  const isNoun = /\b(?:an?|the|any|no|big|main|key|this|that|only|clear|slight|huge|great) $/i.test(place.before);
  if (isNoun && /^different$/i.test(one.replacement) && /^\s+(?:between|among|in)\b/.test(place.after))
    return [{ ...one, certain: true, replacement: 'difference' }];
  if (!fitsItsPlace(one.replacement, place)) {
    // "To abandond": the word is the right one, its form is not.
    const base = one.replacement.replace(/ed$/, '');
    const isBase = (word: string) => word !== one.replacement && spelling.isWord(word.toLowerCase());
    const fit = [`${base}e`, base].find((word) => base !== one.replacement && isBase(word)) ?? one.replacement;
    return [{ ...one, replacement: fit, certain: false, explanation: guess(fit) }];
  }
  if (REPORT_SPELLING.has(typed)) return [{ ...one, certain: true }];
  if (isDoer(typed, one.replacement, spelling)) return [];
  // "Occupie" may be occupies as well as occupied.
  if (/(?:e|er)$/.test(typed) && /ed$/.test(one.replacement.toLowerCase()))
    return [{ ...one, certain: false, explanation: guess(one.replacement) }];
  const signs = spellingSigns(one, spelling);
  if (signs.plural && typed.slice(0, -1) === one.replacement.toLowerCase())
    return [{ ...one, certain: false, explanation: withoutS(one.replacement) }];
  const odds = oddsOf(signs);
  if (odds < ASKS) return [];
  // A rare word is seldom what was meant, however near it is.
  if (signs.rare && signs.slip > 1.5) return [{ ...one, certain: false, explanation: guess(one.replacement) }];
  if (odds >= TELLS && (!signs.rare || signs.sound) && !BUILT_WORDS.has(typed) && !/[^a-z' -]/i.test(one.replacement))
    return [{ ...one, certain: true }];
  return [{ ...one, certain: false, explanation: guess(one.replacement) }];
}

/** "Ungated" is a word though no list has it. */
const isBuilt = (typed: string, { isWord }: Spelling): boolean =>
  /^(?:un|non)[a-z]{3,}(?:ed|ing|able)$/.test(typed) && isWord(typed.replace(/^(?:un|non)/, ''));

/** "Activitys" are activities; "countrys" before a noun may be an owner. */
function severalOrOwner(one: Correction, several: string, { after }: Around): Correction {
  if (OWNS_NOTHING.test(after)) return { ...one, replacement: several, certain: true };
  const owner = `${one.original.slice(0, -1)}'s`;
  return {
    ...one,
    replacement: owner,
    certain: false,
    explanation: {
      zh: `表示“……的”写 ${owner}；表示多个写 ${several}。`,
      en: `Of an owner it is "${owner}", of several it is "${several}".`,
    },
  };
}

/** "Hoster": who hosts. The word may be wrong, but it is not misspelt. */
const isDoer = (typed: string, meant: string, { isWord }: Spelling): boolean => {
  // "Easyer", "runer": these are misspelt.
  if (/(?:i|(.)\1)ers?$/i.test(meant)) return false;
  const [, base] = /^([a-z]{3,})ers?$/.exec(typed) ?? [];
  return base !== undefined && !base.endsWith('y') && (isWord(base) || isWord(`${base}e`));
};

const NEAR = 40;
type Around = { before: string; after: string };

/** "Throught out" is one word, "prima facie" is Latin. */
const isOfAnotherWord = (typed: string, { before, after }: Around): boolean =>
  (typed === 'throught' && /^\s+out\b/.test(after)) || (typed === 'facie' && /\bprima\s+$/i.test(before));

/** "To obtained", "many citizen": the word may be the right one, its form is not. */
function fitsItsPlace(word: string, { before }: Around): boolean {
  // "Due to limited access": there it is a preposition.
  if (/\b(?:due|owing|thanks|according|related|access|leads?|led|leading|close|next) to $/i.test(before)) return true;
  const asksBase =
    /\b(?:to|can|could|will|would|should|may|might|must|cannot|don't|doesn't|didn't|did|does|do) (?:not )?$/i;
  if (/ed$/.test(word) && asksBase.test(before))
    return /^(?:need|proceed|succeed|feed|speed|exceed|embed|breed|indeed|hundred|shed|bleed)$/i.test(word);
  return !(
    /\b(?:all the|many|several|these|those|few|two|three|four|five) $/i.test(before) &&
    /^(?:citizen|student|person|country)$/i.test(word)
  );
}
