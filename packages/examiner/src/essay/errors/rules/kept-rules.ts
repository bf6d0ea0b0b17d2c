import { readFileSync } from 'node:fs';
import type { Spelling } from '../../text/spelling.ts';
import { allRules } from '../find-errors.ts';
import type { Rule } from '../hint.ts';

/** How each rule did on corrected learner text: `npm run examiner -- rules` measures and writes it. */
export type RuleRecord = { flagged: number; touched: number; exact: number };
export type RuleBook = { measuredOn: string; sentences: number; rules: Record<string, RuleRecord> };

const FILE = new URL('../../../../weights/rules.json', import.meta.url);

/** A rule must be right about the place seven times in ten; with few cases it is assumed to be, until it proves worse. */
const GATE = 0.7;
export const confidenceOf = (record: RuleRecord): number => (record.touched + 2 * GATE) / (record.flagged + 2);
export const passesGate = (record: RuleRecord): boolean =>
  record.flagged === 0 || record.touched / record.flagged >= GATE;

let book: RuleBook | undefined;
export function ruleBook(): RuleBook {
  book ??= JSON.parse(readFileSync(FILE, 'utf8')) as RuleBook;
  return book;
}

export const keptRules = (spelling: Spelling): readonly Rule[] =>
  allRules(spelling).filter((rule) => passesGate(ruleBook().rules[rule.id] ?? { flagged: 0, touched: 0, exact: 0 }));
