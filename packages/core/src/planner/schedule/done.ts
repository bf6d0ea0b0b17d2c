import { forEverySkill, SKILLS, type Skill } from '../../skills.ts';
import type { Day } from '../../time/day.ts';
import type { PlannedDay, PlannedItem } from './schedule.ts';

/** What a learner really did, once each, on a day of theirs. */
export type Deed = { day: Day; deed: string; skill: Skill | null; seconds: number };

export type TickedItem = PlannedItem & { done: boolean; doneMinutes: number; doneWords: number };

/** For work whose time was not taken. */
const USUAL_MINUTES: Record<string, number> = {
  practice_completed: 20,
  training_completed: 10,
  lesson_completed: 20,
  essay_scored: 40,
  speaking_answered: 5,
};
const ALWAYS_OF: Record<string, Skill> = { essay_scored: 'writing', speaking_answered: 'speaking' };
/** A whole mock practises three skills, each as long as its paper; nobody speaks in it. */
const MOCK: Record<Skill, number> = { listening: 32, reading: 60, writing: 60, speaking: 0 };

/** Finished work often takes less than planned, and a plan that quibbles is not followed: half the minutes tick a block. */
const ENOUGH = 0.5;

export function tick({ day, items }: PlannedDay, deeds: readonly Deed[]): TickedItem[] {
  const ofDay = deeds.filter((deed) => deed.day === day);
  const minutes = practisedMinutes(ofDay);
  const learned = ofDay.filter(({ deed }) => deed === 'words_learned').length;
  // Near the exam a day of words is mostly reviews: four of them count like a new one.
  const worked = learned + ofDay.filter(({ deed }) => deed === 'words_reviewed').length;
  const mock = ofDay.some(isMock);
  return items.map((item) => {
    if (item.practice === 'words') return ticked(item, worked >= item.words, Math.min(worked, item.minutes), learned);
    if (item.practice === 'mock') return ticked(item, mock, mock ? item.minutes : 0, 0);
    const done = Math.floor(item.skill === null ? 0 : minutes[item.skill]);
    return ticked(item, done >= item.minutes * ENOUGH, done, 0);
  });
}

const ticked = (item: PlannedItem, done: boolean, doneMinutes: number, doneWords: number): TickedItem => ({
  ...item,
  done,
  doneMinutes,
  doneWords,
});

export function practisedMinutes(deeds: readonly Deed[]): Record<Skill, number> {
  const minutes = forEverySkill(() => 0);
  for (const deed of deeds)
    if (isMock(deed)) for (const skill of SKILLS) minutes[skill] += MOCK[skill];
    else {
      const skill = skillOf(deed);
      if (skill) minutes[skill] += minutesFor(deed);
    }
  return minutes;
}

/** The skill a deed practised, if it was practice at all. */
export function skillOf({ deed, skill }: Deed): Skill | null {
  if (deed === 'mock_completed') return skill;
  return deed in USUAL_MINUTES ? (ALWAYS_OF[deed] ?? skill) : null;
}

/** A mock of one skill alone, such as a speaking mock, is practice of that skill. */
export const isMock = ({ deed, skill }: Deed): boolean => deed === 'mock_completed' && skill === null;

const minutesFor = ({ deed, seconds }: Deed): number => (seconds > 0 ? seconds / 60 : (USUAL_MINUTES[deed] ?? 14));
