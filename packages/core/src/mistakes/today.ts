import type { Skill } from '../skills.ts';
import { factsOfKind, type MistakeKind, type MistakeSkill } from './kinds.ts';

/** Today's ten: what brings the most marks towards the target for a minute of work, mixed. */

export const TODAYS_MOST = 10;
const MOST_IN_A_ROW = 3;
/** Whatever was in the learner's hands within this time is still in their head. */
const REST_MS = 3_600_000;

/** What was touched after this is left alone for now. */
export const restedSince = (now: Date): Date => new Date(now.getTime() - REST_MS);

export type Candidate = {
  id: number;
  kind: MistakeKind;
  skill: MistakeSkill;
  /** How many were lost by it at once. */
  marks: number;
  seen: number;
  /** When it was last lost, answered or looked at. */
  touched: Date;
};

/** Bands missing to the target; null where there is no score or no target to compare. */
export type Gaps = Record<Skill, number | null>;

/** A skill whose target is reached is kept warm, the one furthest from it comes first. */
function weightOf(skill: MistakeSkill, gaps: Gaps): number {
  const gap = skill === 'words' ? null : gaps[skill];
  if (gap === null) return 1;
  return gap <= 0 ? 0.5 : 1 + gap;
}

/** What is lost again and again will be lost again; five times is enough to say so. */
const habitOf = (seen: number): number => 1 + 0.25 * Math.min(seen - 1, 4);

export const marksPerMinute = ({ kind, skill, marks, seen }: Candidate, gaps: Gaps): number =>
  (marks * factsOfKind(kind).marks * weightOf(skill, gaps) * habitOf(seen)) / factsOfKind(kind).minutes;

/** Those given come longest due first; of equal worth the longest due one is taken. */
export function chooseToday(due: readonly Candidate[], gaps: Gaps, now: Date, most = TODAYS_MOST): Candidate[] {
  const rested = due.filter(({ kind, touched }) => factsOfKind(kind).form && touched <= restedSince(now));
  const left = rested
    .map((one) => ({ one, worth: marksPerMinute(one, gaps) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ one }) => one);
  const chosen: Candidate[] = [];
  while (chosen.length < most && left.length) {
    const tired = tiredKind(chosen);
    const at = Math.max(
      0,
      left.findIndex(({ kind }) => kind !== tired),
    );
    chosen.push(...left.splice(at, 1));
  }
  return chosen;
}

/** The kind of which there were enough in a row. Where nothing else is left, more of it is better than nothing. */
function tiredKind(chosen: readonly Candidate[]): MistakeKind | null {
  const last = chosen.slice(-MOST_IN_A_ROW);
  const [first] = last;
  return first && last.length === MOST_IN_A_ROW && last.every(({ kind }) => kind === first.kind) ? first.kind : null;
}

export const minutesOf = (kinds: readonly MistakeKind[]): number =>
  Math.ceil(kinds.reduce((sum, kind) => sum + factsOfKind(kind).minutes, 0));
