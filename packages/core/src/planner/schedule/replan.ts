import { forEverySkill, SKILLS, type Skill, type SkillScores } from '../../skills.ts';
import { addDays, type Day } from '../../time/day.ts';
import { buildSchedule } from './build.ts';
import { type Deed, isMock, practisedMinutes, skillOf } from './done.ts';
import { type Missed, missedIn } from './missed.ts';
import type { PlanInputs, PlannedDay } from './schedule.ts';
import { extraPerDay } from './shape.ts';

export type Replanned = {
  why: 'missed' | 'new_scores' | 'new_pages';
  missedDays: number;
  missedMinutes: number;
  movedMinutes: number;
  moved: { skill: Skill; minutes: number }[];
  extraPerDay: number;
  until: Day | null;
  droppedMinutes: number;
  mockMovedTo: Day | null;
};

/** How far back practice counts for the balance between the skills. */
const FORTNIGHT = 14;

/** What the learner did before a day, as the schedule wants to know it. */
export function historyBefore(from: Day, deeds: readonly Deed[]) {
  const before = deeds.filter((deed) => deed.day < from);
  const recent = practisedMinutes(before.filter((deed) => deed.day >= addDays(from, -FORTNIGHT)));
  const lastDay = (did: (deed: Deed) => boolean): Day | null =>
    before.reduce<Day | null>(
      (last, deed) => (did(deed) && (last === null || deed.day > last) ? deed.day : last),
      null,
    );
  return {
    practised: forEverySkill((skill) => Math.round(recent[skill])),
    lastPractised: forEverySkill((skill) => lastDay((deed) => isMock(deed) || skillOf(deed) === skill)),
    lastMock: lastDay(isMock),
  };
}

export const nothingOwed = () => ({ owed: forEverySkill(() => 0), owedMock: false, nextMock: null });

/** `closed`: the pages that are still being built now. */
type Situation = {
  today: Day;
  deeds: readonly Deed[];
  current: SkillScores;
  checkedTo: Day;
  closed: readonly string[];
};

export const offersTheSame = (inputs: Pick<PlanInputs, 'closed'>, closed: readonly string[]): boolean =>
  String(inputs.closed ?? []) === String(closed);

/**
 * The plan of the first visit of a day: null when everything went as planned and nothing is new. Days after
 * `checkedTo` and before today are judged; what they missed is given to the days ahead. Later on the same day
 * nothing moves any more: a list that changes while it is ticked off is no list. New scores count from tomorrow. Only
 * a page that has been opened or withdrawn cannot wait; what is owed stays owed.
 */
export function replan(inputs: PlanInputs, situation: Situation): { inputs: PlanInputs; replanned: Replanned } | null {
  const { today, deeds, current, checkedTo, closed } = situation;
  const newPages = !offersTheSame(inputs, closed);
  if (checkedTo >= addDays(today, -1) && !newPages) return null;
  const days = buildSchedule(inputs);
  const missed = missedIn(
    days.filter(({ day }) => day > checkedTo && day < today),
    deeds,
  );
  const newScores = SKILLS.some((skill) => current[skill] !== inputs.current[skill]);
  if (missed.minutes === 0 && !missed.mock && !newScores && !newPages) return null;
  const anew: PlanInputs = {
    ...inputs,
    closed,
    from: today,
    current,
    ...historyBefore(today, deeds),
    nextMock: newScores ? null : (days.find(({ day, type }) => type === 'mock' && day >= today)?.day ?? null),
    owed: addOwed(missed.owed, stillOwed(days, today)),
    owedMock: missed.mock,
  };
  const why = missed.minutes || missed.mock ? 'missed' : newScores ? 'new_scores' : 'new_pages';
  return { inputs: anew, replanned: describe(anew, missed, why) };
}

/** Catch-up already promised for the days ahead is not lost when they are planned anew. */
const stillOwed = (days: readonly PlannedDay[], today: Day): Record<Skill, number> =>
  caughtUp(days.filter(({ day }) => day >= today));

const addOwed = (a: Record<Skill, number>, b: Record<Skill, number>) => forEverySkill((skill) => a[skill] + b[skill]);

function describe(anew: PlanInputs, missed: Missed, why: Replanned['why']): Replanned {
  const days = buildSchedule(anew);
  const moved = caughtUp(days);
  const sum = (minutes: Record<Skill, number>) => SKILLS.reduce((total, skill) => total + minutes[skill], 0);
  const longer = days.filter(({ items }) => items.some((item) => item.catchUp > 0));
  return {
    why,
    missedDays: missed.days,
    missedMinutes: missed.minutes,
    movedMinutes: sum(moved),
    moved: SKILLS.filter((skill) => moved[skill] > 0).map((skill) => ({ skill, minutes: moved[skill] })),
    extraPerDay: longer.length ? extraPerDay(anew.minutesPerDay) : 0,
    until: longer.at(-1)?.day ?? null,
    droppedMinutes: Math.max(0, sum(anew.owed) - sum(moved)),
    mockMovedTo: missed.mock ? (days.find(({ type }) => type === 'mock')?.day ?? null) : null,
  };
}

function caughtUp(days: readonly PlannedDay[]): Record<Skill, number> {
  const items = days.flatMap((day) => day.items);
  return forEverySkill((skill) => items.reduce((total, item) => total + (item.skill === skill ? item.catchUp : 0), 0));
}
