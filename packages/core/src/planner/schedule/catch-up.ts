import { forEverySkill, SKILLS, type Skill } from '../../skills.ts';
import type { Practice } from './practice.ts';
import type { PlanInputs, PlannedItem } from './schedule.ts';
import { extraPerDay } from './shape.ts';

/** A longer list would burden the learner for months; what does not fit is dropped, and the learner is told. */
const DAYS_TO_CATCH_UP = 14;

/** Gives what missed days left over to the study days ahead, a little on each. */
export function startCatchUp(
  { owed, minutesPerDay }: PlanInputs,
  practice: (skill: Skill, minutes: number) => Practice,
  skills: readonly Skill[] = SKILLS,
) {
  // What cannot be practised now is not owed on any day either.
  const left = forEverySkill((skill) => (skills.includes(skill) ? owed[skill] : 0));
  const most = extraPerDay(minutesPerDay);
  let days = DAYS_TO_CATCH_UP;

  return (items: PlannedItem[]): PlannedItem[] => {
    if (days-- <= 0) return items;
    const skill = mostOwed(left, items);
    if (skill === null) return items;
    const extra = Math.min(most, Math.ceil(left[skill] / 5) * 5);
    left[skill] = Math.max(0, left[skill] - extra);
    const longer = items.find((item) => item.skill === skill);
    if (!longer)
      return [
        ...items,
        { id: skill, practice: practice(skill, extra), skill, minutes: extra, catchUp: extra, words: 0 },
      ];
    return items.map((item) => (item === longer ? { ...item, minutes: item.minutes + extra, catchUp: extra } : item));
  };
}

/** A skill that is practised on the day anyway comes first: a longer block beats one more block. */
function mostOwed(left: Record<Skill, number>, items: readonly PlannedItem[]): Skill | null {
  const owed = SKILLS.filter((skill) => left[skill] > 0).sort((a, b) => left[b] - left[a]);
  return owed.find((skill) => items.some((item) => item.skill === skill)) ?? owed[0] ?? null;
}
