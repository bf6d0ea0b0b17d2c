import type { TaggerEdit } from './cell-edits.ts';
import type { TaggerRule } from './tagger-kinds.ts';

export type NamedEdit = TaggerEdit & { rule: TaggerRule };

/** A change must be so likely before a learner hears of it. */
const SURE = 0.8;
/** Commas, capitals and hyphens: what annotators correct here and leave there. */
const SURE_OF_TASTE = 0.97;
const OF_TASTE: ReadonlySet<TaggerRule> = new Set([
  'tagger-comma-in',
  'tagger-comma-out',
  'tagger-small-letter',
  'tagger-article',
  'tagger-mark',
]);
/** Kinds that annotators mend less often at these places, or that are found in good prose, must be surer. */
const SURE_OF_KIND: Partial<Record<TaggerRule, number>> = {
  'tagger-number': 0.95,
  'tagger-form': 0.93,
  'tagger-article-in': 0.9,
  'tagger-article-out': 0.95,
  'tagger-preposition': 0.85,
  'tagger-comma-out': 0.995,
  'tagger-small-letter': 0.985,
};
/** Right about the place one time in three: a full stop behind a name, a capital on any noun. */
const NEVER: ReadonlySet<TaggerRule> = new Set(['tagger-capital']);

/** Slips a word in the texts that the chances were learnt on, and the weight of that expectation. */
const USUAL = 0.06;
const EXPECTED = 1.5;

/**
 * The edits that a learner hears of. Who writes almost without slips is believed sooner: where a text has fewer than the
 * learners' texts had, every chance is lowered by as much as the odds of a slip are lower there.
 */
export function sureEnough(edits: NamedEdit[], words: number, all: readonly NamedEdit[] = edits): NamedEdit[] {
  const shift = Math.min(0, Math.log(densityOf(edits, words) / USUAL));
  const sure = edits.filter((edit) => {
    if (NEVER.has(edit.rule) || isStopBehindName(edit)) return false;
    return (
      chanceAfter(edit.chance, shift) >= (SURE_OF_KIND[edit.rule] ?? (OF_TASTE.has(edit.rule) ? SURE_OF_TASTE : SURE))
    );
  });
  return sure.filter((edit) => !isHalf(edit, all, sure));
}

/** "I have am": what is put in before a word that should change as well, and that is not sure enough. */
const isHalf = (edit: NamedEdit, all: readonly NamedEdit[], sure: readonly NamedEdit[]): boolean =>
  edit.old.length === 0 &&
  all.some(
    (other) =>
      other !== edit &&
      !NEVER.has(other.rule) &&
      other.old.length > 0 &&
      other.start === edit.end &&
      !sure.includes(other),
  );

/** So few likely slips in a text that most alarms in it are false. */
const STRONG = 0.02;
export const isStrong = (edits: NamedEdit[], words: number): boolean => densityOf(edits, words) < STRONG;

function densityOf(edits: NamedEdit[], words: number): number {
  const likely = edits.filter(({ chance, rule }) => chance >= 0.5 && rule !== 'tagger-comma-in').length;
  return (likely + EXPECTED) / (words + EXPECTED / USUAL);
}

function chanceAfter(chance: number, shift: number): number {
  const odds = (Math.max(1e-6, chance) / Math.max(1e-4, 1 - chance)) * Math.exp(shift);
  return odds / (1 + odds);
}

/** "Yours sincerely, Anna": the end of a letter, a heading or a list needs no full stop. */
const isStopBehindName = ({ old, fresh }: NamedEdit) => old.length === 0 && fresh.join('') === '.';
