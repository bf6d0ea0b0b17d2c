import type { Skill, SkillScores } from '../../skills.ts';
import type { Day } from '../../time/day.ts';
import type { Practice } from './practice.ts';

/** Everything the schedule is made of. The same inputs give the same days, whenever and wherever it is built. */
export type PlanInputs = {
  from: Day;
  exam: Day;
  minutesPerDay: number;
  targets: SkillScores;
  /** -1 where there is no score yet. */
  current: SkillScores;
  /** Minutes practised in the fortnight before `from`: whoever read all week is owed listening, not more reading. */
  practised: Record<Skill, number>;
  lastPractised: Record<Skill, Day | null>;
  lastMock: Day | null;
  /** A mock already announced for a day ahead keeps its day when the rest is planned anew. */
  nextMock: Day | null;
  /** What missed days left over. */
  owed: Record<Skill, number>;
  owedMock: boolean;
  /** Pages still being built when the plan was made: it asks for nothing that is done there. Left out: none. */
  closed?: readonly string[];
};

export type PlannedItem = {
  id: string;
  practice: Practice;
  skill: Skill | null;
  minutes: number;
  /** Of the minutes, those that make up for missed days. */
  catchUp: number;
  words: number;
};

export const REASONS = [
  'gap',
  'untested',
  'keep',
  'mock_first',
  'mock_fortnight',
  'mock_last_week',
  'light',
  'exam',
] as const;

/** One sentence about the day, as data: "listening today: gap 1.0, last practised 4 days ago". */
export type DayReason = {
  code: (typeof REASONS)[number];
  skill: Skill | null;
  gap: number | null;
  /** Since the skill, or the mock, was last done; null: never. */
  daysSince: number | null;
};

const DAY_TYPES = ['study', 'mock', 'light', 'exam'] as const;
export type PlannedDay = {
  day: Day;
  type: (typeof DAY_TYPES)[number];
  items: PlannedItem[];
  reason: DayReason;
};

export const minutesOf = (day: PlannedDay): number => day.items.reduce((total, item) => total + item.minutes, 0);
