import { forEverySkill, SKILLS, type Skill } from '../../skills.ts';
import type { Day } from '../../time/day.ts';
import { type Deed, isMock, practisedMinutes, type TickedItem, tick } from './done.ts';
import type { PlannedDay } from './schedule.ts';

export type Missed = {
  /** Days on which nothing at all was done. */
  days: number;
  minutes: number;
  owed: Record<Skill, number>;
  mock: boolean;
};

/** Less than this is not worth mentioning. */
const LEAST_MINUTES = 5;

/**
 * What the days of a plan asked for and did not get. Practice of another skill counts: somebody who read for an
 * hour instead of listening has not missed a day. Words and the light day before the exam are never owed.
 */
export function missedIn(days: readonly PlannedDay[], deeds: readonly Deed[]): Missed {
  const missed: Missed = { days: 0, minutes: 0, owed: forEverySkill(() => 0), mock: false };
  for (const day of days) {
    if (day.type === 'light' || day.type === 'exam') continue;
    const items = tick(day, deeds);
    if (!deeds.some((deed) => deed.day === day.day && isWork(deed))) missed.days++;
    if (day.type === 'mock') missed.mock = !deeds.some((deed) => isMock(deed) && deed.day >= day.day);
    else addShortfall(missed, items, practisedOn(day.day, deeds));
  }
  return missed;
}

function addShortfall(missed: Missed, items: readonly TickedItem[], practised: number): void {
  const open = items.filter((item) => item.skill !== null && !item.done);
  const planned = items.reduce((total, item) => total + (item.skill === null ? 0 : item.minutes), 0);
  let short = Math.floor((planned - practised) / LEAST_MINUTES) * LEAST_MINUTES;
  for (const { skill, minutes, doneMinutes } of open) {
    const owed = Math.min(short, Math.ceil((minutes - doneMinutes) / LEAST_MINUTES) * LEAST_MINUTES);
    if (skill === null || owed <= 0) continue;
    missed.owed[skill] += owed;
    missed.minutes += owed;
    short -= owed;
  }
}

function practisedOn(day: Day, deeds: readonly Deed[]): number {
  const minutes = practisedMinutes(deeds.filter((deed) => deed.day === day));
  return SKILLS.reduce((total, skill) => total + minutes[skill], 0);
}

const WORK = ['practice_completed', 'training_completed', 'lesson_completed', 'essay_scored', 'speaking_answered'];
const isWork = ({ deed }: Deed) =>
  deed === 'mock_completed' || deed === 'words_learned' || deed === 'words_reviewed' || WORK.includes(deed);
