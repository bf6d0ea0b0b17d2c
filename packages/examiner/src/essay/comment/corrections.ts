import { diffWordsWithSpace } from 'diff';
import type { Found } from '../errors/find-errors.ts';
import { confidenceOf, ruleBook } from '../errors/rules/kept-rules.ts';
import type { Correction, DiffPiece, SentenceDiff } from '../report.ts';
import type { EssayText } from '../text/essay-text.ts';
import type { Spelling } from '../text/spelling.ts';
import { explain } from './explain.ts';
import { asBefore } from './slips/as-before.ts';
import { isAsked, isDoubtful } from './slips/doubts.ts';
import { inThePast } from './slips/in-the-past.ts';
import { asPastForm } from './slips/irregular-past.ts';
import { REPORT_SPELLING } from './slips/report-spelling.table.ts';
import { saidTruly } from './slips/said-truly.ts';
import { gatedSpelling, spellingOdds } from './slips/spelling-gate.ts';
import { standingOf } from './slips/standing.ts';
import { withBlank, withCommoner, withMuch, withOwner } from './whole-corrections.ts';

/** A rule seen fewer than three times has proven nothing yet. */
const UNPROVEN = 0.59;

/** Commas that many good writers leave out. The page may show one as a question; it is no error. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'opening-comma',
  'opening-place',
  'opening-adverb',
  'opening-purpose',
  'comma-before-especially',
  'middle-clause-comma',
  'which-after-name',
  'for-example-comma',
  'comma-before-but',
  'comma-before-but-opening',
  'comma-before-so',
  'clause-comma',
]);
/** "Nowadays", "After a night shift", "From the two pie charts": so short that readers miss no comma. */
const SHORT_OPENING = 32;
const SHORT_CLAUSE = 26;
const shortest = ({ rule }: Correction) => (rule.startsWith('opening-') ? SHORT_OPENING : SHORT_CLAUSE);

export const isOptional = ({ rule }: Pick<Correction, 'rule'>): boolean => OPTIONAL.has(rule);

/** Rules of grammar without exception; they were too rare in the measured text to prove themselves. */
const FIRM: ReadonlySet<string> = new Set(['modal-to', 'there-is-plural', 'many-uncountable', 'less-plural']);
/** In a strong text only these still ask; what else is unproven is silent there. */
const ASKS_STRONG: ReadonlySet<string> = new Set([...FIRM, 'counted-uncountable', 'most-of-plural', 'a-or-an']);
/** In a strong text most alarms are false: only rules proven this well, and often enough, say "error". */
const SURE = 0.85;

/** The corrections of a text from 7 up. */
export const forStrong = (corrections: Correction[]): Correction[] =>
  corrections.flatMap((one) => {
    const often = (ruleBook().rules[one.rule]?.flagged ?? 10) >= 5;
    if (isOptional(one)) return [];
    // It has passed a gate of its own.
    if (one.rule.startsWith('tagger-')) return [one];
    if (one.certain && one.confidence >= SURE && often) return [one];
    return ASKS_STRONG.has(one.rule) || one.kind === 'spelling' ? [{ ...one, certain: false }] : [];
  });

const isMadePlural = ({ replacement, end }: Correction, { start }: Correction) =>
  /^(?:are|were)$/i.test(replacement) && end <= start && end >= start - 1;

/**
 * A correction is shown with its neighbours. Where one of them stays wrong, because it is not known what was meant there
 * ("in China, he study"), it would be shown as right: so the correction only asks.
 */
export const askBesideDoubts = (text: string, told: Correction[], found: readonly Correction[]): Correction[] => {
  const doubts = found.filter((one) => isDoubtful(text, one));
  const isNear = (one: Correction) => doubts.some(({ start, end }) => start <= one.end + 15 && end >= one.start - 15);
  return told.map((one) => (isNear(one) ? { ...one, certain: false } : one));
};

/** Two words that everybody knows for one slip are found as spelling or as two words, whichever rule comes first. */
const isSpelling = ({ rule, original }: Correction): boolean =>
  rule === 'spelling' || (rule === 'two-words' && REPORT_SPELLING.has(original.toLowerCase()));

/** What everybody knows is meant, though another word is spelt more like it. */
function withKnown(one: Correction): Correction {
  const right = isSpelling(one) ? REPORT_SPELLING.get(one.original.toLowerCase()) : undefined;
  return right ? { ...one, replacement: asBefore(one.original, right) } : one;
}

/** "A omosexual": how the word sounds is known only where the word is. */
const isBesideWord = (text: string, { rule, end }: Correction, { isWord }: Spelling): boolean =>
  rule !== 'a-or-an' || isWord(/^\s*([a-z]+)/i.exec(text.slice(end, end + 40))?.[1] ?? 'a');

/** "Theirself" is no slip of the pen. */
const asPronoun = (one: Correction): Correction =>
  /^(?:theirself|theirselves|themself|hisself|ourself)$/i.test(one.original)
    ? {
        ...one,
        explanation: {
          zh: `这里的反身代词写作 ${one.replacement}。`,
          en: `The pronoun here is "${one.replacement}".`,
        },
      }
    : one;

/** What the rules found, in the words of the report, before it is asked how sure each of them is. */
export const beforeGate = (
  essay: EssayText,
  corrections: Correction[],
  spelling: Spelling = NO_SPELLING,
): Correction[] =>
  corrections
    .filter((one) => !isDoubtful(essay.text, one) && isBesideWord(essay.text, one, spelling))
    .map((one) => (FIRM.has(one.rule) ? { ...one, certain: true } : one))
    .map((one) => withMuch(essay.text, one))
    .map((one) => withOwner(essay.text, one))
    .map((one) => withBlank(essay.text, one))
    .map((one) => withCommoner(withKnown(one), spelling))
    .map((one) => asPastForm(essay.text, one))
    .map((one) => inThePast(essay.text, one))
    .map(asPronoun)
    .flatMap((one) => saidTruly(essay.text, one) ?? [])
    // "People who is resident": once the verb is "are", no "a" belongs behind it.
    .filter((one, _, all) => one.rule !== 'be-bare-noun' || !all.some((other) => isMadePlural(other, one)))
    .filter((one) => {
      const sentence = essay.sentences.find(({ start, end }) => one.start >= start && one.start <= end);
      return !isOptional(one) || (sentence !== undefined && one.start - sentence.start > shortest(one));
    });

/**
 * The report's corrections. What is told as an error is one nearly always; what is less sure is a question, an optional
 * comma as well, and after a short opening not even that.
 */
export const forReport = (
  essay: EssayText,
  corrections: Correction[],
  spelling: Spelling = NO_SPELLING,
  oddsOf = spellingOdds,
): Correction[] =>
  beforeGate(essay, corrections, spelling).flatMap((one): Correction[] => {
    if (isSpelling(one)) return gatedSpelling(one, spelling, essay.text, oddsOf);
    const standing = standingOf(one.rule);
    if (standing === 'silent') return [];
    return [standing === 'asks' || isOptional(one) || isAsked(essay.text, one) ? { ...one, certain: false } : one];
  });
const NO_SPELLING: Spelling = { rank: () => 1, meant: () => null, isWord: () => true };

export function correctionsOf(essay: EssayText, found: Found[]): Correction[] {
  return found.map((one) => {
    const { rule, kind, start, end, replacement } = withVerb(one, essay.text);
    const record = ruleBook().rules[rule === 'past-form' ? 'spelling' : rule] ?? { flagged: 0, touched: 0, exact: 0 };
    const confidence = record.flagged < 3 ? UNPROVEN : Math.round(confidenceOf(record) * 100) / 100;
    return {
      start,
      end,
      original: essay.text.slice(start, end),
      replacement,
      kind,
      rule,
      confidence,
      certain: confidence >= 0.6,
      explanation: explain(rule, kind, replacement),
    };
  });
}

/** Regular endings on irregular verbs look like spelling; what was meant is the past form. */
const PAST_FORMS: Record<string, string> = {
  rised: 'rose',
  choosed: 'chose',
  costed: 'cost',
  spended: 'spent',
  buyed: 'bought',
  teached: 'taught',
  growed: 'grew',
  falled: 'fell',
  keeped: 'kept',
  catched: 'caught',
};
function withVerb(found: Found, text: string): Found {
  const past = PAST_FORMS[text.slice(found.start, found.end).toLowerCase()];
  return past ? { ...found, kind: 'verb', rule: 'past-form', replacement: past } : found;
}

/** Each sentence with something to mend, as it was and as it could be. Questions ("check this") change nothing. */
export function diffsOf(essay: EssayText, corrections: Correction[]): SentenceDiff[] {
  return essay.sentences.flatMap(({ start, end, text }) => {
    const inside = corrections.filter((one) => one.certain && one.start >= start && one.end <= end);
    if (!inside.length) return [];
    const corrected = applyEdits(
      text,
      inside.map((one) => ({ ...one, start: one.start - start, end: one.end - start })),
    );
    const pieces = diffWordsWithSpace(text, corrected).map(
      ({ added, removed, value }): DiffPiece => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }),
    );
    return [{ start, end, original: text, corrected, pieces }];
  });
}

/** The text with all edits made, the last first so that no place moves: a word before what is put in front of it. */
export function applyEdits(text: string, edits: { start: number; end: number; replacement: string }[]): string {
  let result = text;
  for (const { start, end, replacement } of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
    result = result.slice(0, start) + replacement + result.slice(end);
  }
  return result;
}
