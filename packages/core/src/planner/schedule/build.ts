import { SKILLS, type Skill } from '../../skills.ts';
import { addDays, type Day, daysBetween } from '../../time/day.ts';
import { startCatchUp } from './catch-up.ts';
import { mockDays, mockReason } from './mocks.ts';
import { canPractise, type Practice } from './practice.ts';
import type { PlanInputs, PlannedDay, PlannedItem } from './schedule.ts';
import { dayShape, EXAM_MORNING_WORDS, lightShape, MOCK_MINUTES } from './shape.ts';
import { startTurns } from './turns.ts';

/** Every day from `from` to the exam, the exam's own included; none when the exam has passed. */
export function buildSchedule(inputs: PlanInputs): PlannedDay[] {
  const { from, exam, minutesPerDay, closed = [] } = inputs;
  const skills = practisable(closed);
  const withWords = canPractise('words', null, closed);
  const shape = dayShape(minutesPerDay, { words: withWords, skills: skills.length });
  const mocks = new Set(mockDays(inputs));
  const turns = startTurns(inputs, skills);
  const catchUp = startCatchUp(inputs, turns.practice, skills);
  let lastMock = inputs.lastMock;

  const study = (day: Day): PlannedDay => {
    const taken = turns.take(day, shape.blocks, shape.blockMinutes);
    const reason = turns.reason(taken[0]!, day);
    const blocks = taken.map((skill) => block(skill, turns.practice(skill, shape.blockMinutes), shape.blockMinutes));
    const items = [...words(shape.words), ...catchUp(blocks)];
    turns.practised(day, skillsOf(items));
    return { day, type: 'study', items, reason };
  };
  const mock = (day: Day): PlannedDay => {
    const reason = mockReason(inputs, day, lastMock);
    lastMock = day;
    turns.practised(day, SKILLS);
    return { day, type: 'mock', items: [...words(shape.words), mockItem()], reason };
  };
  const light = (day: Day): PlannedDay => {
    const skill = turns.weakest();
    const { words: few, review } = lightShape(minutesPerDay);
    turns.practised(day, [skill]);
    return { day, type: 'light', items: [...words(few), block(skill, 'light_review', review)], reason: bare('light') };
  };
  const examDay = (day: Day): PlannedDay => ({
    day,
    type: 'exam',
    items: withWords ? words(EXAM_MORNING_WORDS) : [block(turns.weakest(), 'light_review', EXAM_MORNING_WORDS)],
    reason: bare('exam'),
  });

  function words(minutes: number): PlannedItem[] {
    return withWords ? [wordsItem(minutes)] : [];
  }

  return Array.from({ length: Math.max(0, daysBetween(from, exam) + 1) }, (_, i) => {
    const day = addDays(from, i);
    if (day === exam) return examDay(day);
    if (addDays(day, 1) === exam) return light(day);
    return mocks.has(day) ? mock(day) : study(day);
  });
}

/** Reading stays when nothing else is left: a day without anything to do is no day of a plan. */
function practisable(closed: readonly string[]): Skill[] {
  const skills = SKILLS.filter((skill) => canPractise('light_review', skill, closed));
  return skills.length ? skills : ['reading'];
}

const wordsItem = (minutes: number): PlannedItem => ({
  id: 'words',
  practice: 'words',
  skill: null,
  minutes,
  catchUp: 0,
  // About a minute for a word that is new.
  words: minutes,
});

const block = (skill: Skill, practice: Practice, minutes: number): PlannedItem => ({
  id: skill,
  practice,
  skill,
  minutes,
  catchUp: 0,
  words: 0,
});

const mockItem = (): PlannedItem => ({
  id: 'mock',
  practice: 'mock',
  skill: null,
  minutes: MOCK_MINUTES,
  catchUp: 0,
  words: 0,
});

const bare = (code: 'light' | 'exam') => ({ code, skill: null, gap: null, daysSince: null });

const skillsOf = (items: readonly PlannedItem[]): Skill[] => items.flatMap(({ skill }) => skill ?? []);
