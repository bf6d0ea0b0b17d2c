import { forEverySkill, hasScore, SKILLS, type Skill } from '../../skills.ts';
import { type Day, daysBetween } from '../../time/day.ts';
import { type Practice, practiceTurns } from './practice.ts';
import type { DayReason, PlanInputs } from './schedule.ts';

/** The score assumed for an untested skill until a mock gives a better one. */
const UNTESTED_GAP = 1;

const gapOf = ({ targets, current }: Pick<PlanInputs, 'targets' | 'current'>, skill: Skill): number | null =>
  hasScore(current[skill]) ? Math.max(0, targets[skill] - current[skill]) : null;

/** A reached skill still gets its turn; every half band that is missing adds one more. Whole numbers only. */
export const weightOf = (inputs: Pick<PlanInputs, 'targets' | 'current'>, skill: Skill): number =>
  1 + 2 * (gapOf(inputs, skill) ?? UNTESTED_GAP);

/**
 * Whose turn it is among the skills that can be practised. Every day each skill earns minutes by its weight, and the
 * ones that are owed most are taken. From an even start, a weaker skill is then never behind a stronger one on any day.
 */
export function startTurns(inputs: PlanInputs, skills: readonly Skill[] = SKILLS) {
  const weights = forEverySkill((skill) => weightOf(inputs, skill));
  const sum = skills.reduce((total, skill) => total + weights[skill], 0);
  const practised = skills.reduce((total, skill) => total + inputs.practised[skill], 0);
  const earned = forEverySkill((skill) => weights[skill] * practised - sum * inputs.practised[skill]);
  const last = { ...inputs.lastPractised };
  const taken = forEverySkill(() => 0);

  const since = (skill: Skill, day: Day) => {
    const lastDay = last[skill];
    return lastDay === null ? null : Math.max(0, daysBetween(lastDay, day));
  };
  const longest = (skill: Skill, day: Day) => since(skill, day) ?? Number.MAX_SAFE_INTEGER;

  return {
    /** The skills of a day, the most owed first. */
    take(day: Day, blocks: number, minutes: number): Skill[] {
      for (const skill of skills) earned[skill] += weights[skill] * blocks * minutes;
      const order = [...skills].sort(
        (a, b) => earned[b] - earned[a] || weights[b] - weights[a] || longest(b, day) - longest(a, day),
      );
      const chosen = order.slice(0, blocks);
      for (const skill of chosen) earned[skill] -= sum * minutes;
      return chosen;
    },
    practice(skill: Skill, minutes: number): Practice {
      const turns = practiceTurns(skill, minutes, inputs.current[skill], inputs.closed);
      return turns[taken[skill]++ % turns.length] ?? 'light_review';
    },
    reason(skill: Skill, day: Day): DayReason {
      const gap = gapOf(inputs, skill);
      const code = gap === null ? 'untested' : gap === 0 ? 'keep' : 'gap';
      return { code, skill, gap, daysSince: since(skill, day) };
    },
    practised(day: Day, skills: readonly Skill[]): void {
      for (const skill of skills) last[skill] = day;
    },
    weakest: (): Skill => skills.reduce((weak, skill) => (weights[skill] > weights[weak] ? skill : weak)),
  };
}
