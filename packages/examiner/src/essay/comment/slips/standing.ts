import { readFileSync } from 'node:fs';
import { ruleBook } from '../../errors/rules/kept-rules.ts';
import type { SpellingSigns } from './spelling-signs.ts';

/** How annotators of learner sentences answered a rule: `npm run examiner -- learners` measures and writes it. */
export type LearnerCount = { flagged: number; touched: number; agreed: number };
export type LearnerRecord = {
  measuredOn: string;
  sentences: number;
  rules: Record<string, LearnerCount>;
  /** What each sign of a spelling weighs; see `spelling-signs.ts`. */
  spelling: { intercept: number } & SpellingSigns;
};

const FILE = new URL('../../../../weights/learner-record.json', import.meta.url);

let record: LearnerRecord | undefined;
export function learnerRecord(): LearnerRecord {
  record ??= JSON.parse(readFileSync(FILE, 'utf8')) as LearnerRecord;
  return record;
}

/** Told as an error only where annotators mended it in the same way; below the second line not even asked. */
const TELLS = 0.85;
const ASKS = 0.75;
/** Each rule begins with so many sentences at the line itself: a rare one stays what it was. */
const BEGINS_WITH = 2;
/** So few sentences silence nothing. */
const FEW = 5;

/**
 * Annotators rewrote more than the slip, or wrote the other of two right words ("; however"), so the record says less
 * than reading them one by one does.
 */
const READ: ReadonlySet<string> = new Set([
  'a-or-an',
  'a-uncountable',
  'apostrophe',
  'counted-uncountable',
  'everyone-base',
  'extra-preposition',
  'fixed-phrase',
  'glued-comma',
  'glued-stop',
  'its-it-is',
  'many-uncountable',
  'middle-however',
  'modal-form',
  'modal-to',
  'more-easy',
  'much-plural',
  'past-form',
  'sentence-capital',
  'the-in-general',
  'there-is-a-lot',
  'there-is-plural',
  'wrong-capital',
]);

export type Standing = 'tells' | 'asks' | 'silent';
export function standingOf(rule: string): Standing {
  if (READ.has(rule)) return 'tells';
  const learners = learnerRecord().rules[rule] ?? { flagged: 0, touched: 0, agreed: 0 };
  const exams = ruleBook().rules[rule] ?? { flagged: 0, touched: 0, exact: 0 };
  const flagged = learners.flagged + exams.flagged;
  const share = (right: number, line: number) => (right + BEGINS_WITH * line) / (flagged + BEGINS_WITH);
  if (share(learners.agreed + exams.exact, TELLS) >= TELLS) return 'tells';
  const few = flagged < FEW;
  return few || share(learners.touched + exams.touched, ASKS) >= ASKS ? 'asks' : 'silent';
}
