import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpen } from '../../open-pages.ts';
import { forEverySkill, SKILLS, type SkillScores } from '../../skills.ts';
import { addDays, daysBetween } from '../../time/day.ts';
import { buildSchedule } from './build.ts';
import { closedPages, practicePath } from './practice.ts';
import { nothingOwed } from './replan.ts';
import { minutesOf, type PlanInputs, type PlannedDay } from './schedule.ts';
import { dayShape, extraPerDay, MOCK_MINUTES } from './shape.ts';
import { weightOf } from './turns.ts';

const FROM = '2026-11-14';
const scores = (listening: number, reading: number, writing: number, speaking: number): SkillScores => ({
  listening,
  reading,
  writing,
  speaking,
});

/** The learner of the design pictures, nine weeks before the exam. */
const base: PlanInputs = {
  from: FROM,
  exam: '2027-01-16',
  minutesPerDay: 60,
  targets: scores(7.5, 7.5, 6.5, 6.5),
  current: scores(6.5, 7.5, 6, 5),
  practised: forEverySkill(() => 0),
  lastPractised: forEverySkill(() => null),
  lastMock: null,
  ...nothingOwed(),
};
const plan = (change: Partial<PlanInputs> = {}) => buildSchedule({ ...base, ...change });
const total = (days: readonly PlannedDay[]) =>
  forEverySkill((skill) =>
    days.flatMap((day) => day.items).reduce((sum, item) => sum + (item.skill === skill ? item.minutes : 0), 0),
  );

const halfBand = (min: number, max: number) => fc.integer({ min: min * 2, max: max * 2 }).map((half) => half / 2);
const anyScores = (score: fc.Arbitrary<number>) =>
  fc.record({ listening: score, reading: score, writing: score, speaking: score });
const anyInputs: fc.Arbitrary<PlanInputs> = fc
  .record({
    daysAhead: fc.integer({ min: 0, max: 730 }),
    minutesPerDay: fc.integer({ min: 3, max: 48 }).map((fives) => fives * 5),
    targets: anyScores(halfBand(4, 9)),
    current: anyScores(fc.oneof(fc.constant(-1), halfBand(0, 9))),
    lastMock: fc.option(fc.integer({ min: 1, max: 40 }).map((days) => addDays(FROM, -days))),
    nextMock: fc.option(fc.integer({ min: 0, max: 13 }).map((days) => addDays(FROM, days))),
    owed: anyScores(fc.integer({ min: 0, max: 40 }).map((fives) => fives * 5)),
    owedMock: fc.boolean(),
  })
  .map(({ daysAhead, ...inputs }) => ({ ...base, ...inputs, exam: addDays(FROM, daysAhead) }));

/** What is wrong with a day; one list a plan is faster than ten thousand expectations. */
function faultsOf(day: PlannedDay, inputs: PlanInputs): string[] {
  const minutes = minutesOf(day);
  const shape = dayShape(inputs.minutesPerDay);
  const most = inputs.minutesPerDay + extraPerDay(inputs.minutesPerDay);
  const is: Record<string, boolean> = {
    'without words': day.items.filter((item) => item.practice === 'words').length !== 1,
    'not in fives': day.items.some((item) => item.minutes <= 0 || item.minutes % 5 !== 0),
    'an item twice': new Set(day.items.map((item) => item.id)).size !== day.items.length,
    'a study day too short': day.type === 'study' && minutes < inputs.minutesPerDay,
    'a study day too long': day.type === 'study' && minutes > most,
    'a mock day of another length': day.type === 'mock' && minutes !== MOCK_MINUTES + shape.words,
    'not light': day.type === 'light' && minutes > 25,
  };
  return Object.keys(is).filter((fault) => is[fault]);
}

test('a plan asks for nothing on a page that is still being built, and every day has something to do', () => {
  const closed = closedPages(isOpen);
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const days = buildSchedule({ ...inputs, closed });
      const items = days.flatMap((day) => day.items);
      expect(items.map(({ practice, skill }) => practicePath(practice, skill)).filter((path) => !isOpen(path))).toEqual(
        [],
      );
      const most = inputs.minutesPerDay + extraPerDay(inputs.minutesPerDay);
      expect(days.filter((day) => day.items.length === 0 || (day.type === 'study' && minutesOf(day) > most))).toEqual(
        [],
      );
    }),
  );
});

test.each([
  { minutesPerDay: 15, minutes: [15], why: 'one short block' },
  { minutesPerDay: 60, minutes: [30, 30], why: 'two skills, no words' },
  { minutesPerDay: 120, minutes: [60, 60], why: 'two skills cannot fill three blocks' },
])('with listening and reading alone, $minutesPerDay minutes are $minutes: $why', ({ minutesPerDay, minutes }) => {
  const [first] = plan({ minutesPerDay, closed: closedPages((path) => /^.(listening|reading)-list/.test(path)) });
  expect(first?.items.map((item) => item.minutes)).toEqual(minutes);
});

test('without words the morning of the exam is a short review', () => {
  const last = plan({ closed: closedPages((path) => path === '/reading-list') }).at(-1);
  expect(last?.items.map(({ practice, skill, minutes }) => [practice, skill, minutes])).toEqual([
    ['light_review', 'reading', 10],
  ]);
});

test('every day up to the exam is there, none is empty, words come every day, and no day is over its limit', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const days = buildSchedule(inputs);
      expect(days.map(({ day }) => day)).toEqual(
        Array.from({ length: daysBetween(FROM, inputs.exam) + 1 }, (_, i) => addDays(FROM, i)),
      );
      expect(days.flatMap((day) => faultsOf(day, inputs))).toEqual([]);
    }),
  );
});

test('the same inputs give the same days', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      expect(buildSchedule({ ...inputs })).toEqual(buildSchedule(inputs));
    }),
    { numRuns: 30 },
  );
});

test('“weak skills get more”: on no day of any plan is a weaker skill behind a stronger one', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const fair = { ...inputs, owed: forEverySkill(() => 0) };
      const pairs = SKILLS.flatMap((weak) =>
        SKILLS.filter((strong) => weightOf(fair, weak) > weightOf(fair, strong)).map((strong) => ({ weak, strong })),
      );
      const minutes = forEverySkill(() => 0);
      const behind = buildSchedule(fair)
        .filter(({ type }) => type === 'study')
        .filter(({ items }) => {
          for (const item of items) if (item.skill) minutes[item.skill] += item.minutes;
          return pairs.some(({ weak, strong }) => minutes[weak] < minutes[strong]);
        });
      expect(behind).toEqual([]);
    }),
  );
});

test('“a mock every two weeks and in the last week”, the day before the exam is light', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const days = buildSchedule(inputs);
      const mocks = days.filter(({ type }) => type === 'mock').map(({ day }) => day);
      const left = daysBetween(FROM, inputs.exam);
      const seen = [...(inputs.lastMock ? [inputs.lastMock] : []), ...mocks];
      if (left >= 2) expect(seen.some((day) => daysBetween(day, inputs.exam) <= 7)).toBe(true);
      const marks = [FROM, ...mocks];
      for (let i = 1; i < marks.length; i++) expect(daysBetween(marks[i - 1]!, marks[i]!)).toBeLessThanOrEqual(14);
      if (left >= 1) expect(days.at(-2)?.type).toBe('light');
      expect(days.at(-1)?.type).toBe('exam');
    }),
  );
});

test('nine weeks of the learner in the pictures: the order of minutes is the order of the gaps', () => {
  const days = plan();
  expect(days).toHaveLength(64);
  const { listening, reading, writing, speaking } = total(days);
  // Gaps: speaking 1.5, listening 1.0, writing 0.5, reading reached.
  expect([speaking > listening, listening > writing, writing > reading, reading > 0]).toEqual([true, true, true, true]);
});

test('the reason of a day names the gap and how long ago the skill was practised', () => {
  const days = plan({ lastPractised: { ...base.lastPractised, speaking: '2026-11-10' } });
  expect(days[0]?.reason).toEqual({ code: 'gap', skill: 'speaking', gap: 1.5, daysSince: 4 });
  expect(days[1]?.reason).toEqual({ code: 'gap', skill: 'writing', gap: 0.5, daysSince: null });
  const again = days.findIndex(({ reason }, i) => i > 0 && reason.skill === 'speaking');
  const before = days
    .slice(0, again)
    .findLastIndex(({ items }) => items.some((item) => item.skill === 'speaking' || item.id === 'mock'));
  expect(days[again]?.reason.daysSince).toBe(again - before);
});

test('what was practised lately steps back, so that planning anew every day does not repeat one skill', () => {
  const days = plan({ practised: { listening: 0, reading: 0, writing: 0, speaking: 300 } });
  expect(days[0]?.items.map((item) => item.skill)).toEqual([null, 'listening', 'writing']);
});

test.each([
  { exam: FROM, types: ['exam'], why: 'the exam is today' },
  { exam: '2026-11-15', types: ['light', 'exam'], why: 'the exam is tomorrow' },
  { exam: '2026-11-16', types: ['mock', 'light', 'exam'], why: 'a last mock still fits' },
  { exam: '2026-11-13', types: [], why: 'the exam was yesterday' },
])('$why: $types', ({ exam, types }) => {
  expect(plan({ exam }).map(({ type }) => type)).toEqual(types);
});

test('an exam two years away is planned to its day', () => {
  const days = plan({ exam: '2028-11-14' });
  expect(days).toHaveLength(732);
  expect(days.filter(({ type }) => type === 'mock').length).toBeGreaterThanOrEqual(51);
});

test('without any score the plan begins with a mock, after one day to get ready', () => {
  const days = plan({ current: scores(-1, -1, -1, -1) });
  expect(days[0]).toMatchObject({ type: 'study', reason: { code: 'untested' } });
  expect(days[1]).toMatchObject({ type: 'mock', reason: { code: 'mock_first', daysSince: null } });
});

test.each([
  { minutes: 15, shape: { words: 5, blocks: 1, blockMinutes: 10 } },
  { minutes: 30, shape: { words: 5, blocks: 1, blockMinutes: 25 } },
  { minutes: 45, shape: { words: 10, blocks: 1, blockMinutes: 35 } },
  { minutes: 60, shape: { words: 10, blocks: 2, blockMinutes: 25 } },
  { minutes: 90, shape: { words: 20, blocks: 2, blockMinutes: 35 } },
  { minutes: 120, shape: { words: 15, blocks: 3, blockMinutes: 35 } },
  { minutes: 240, shape: { words: 15, blocks: 3, blockMinutes: 75 } },
])('$minutes minutes are cut into words and equal blocks: $shape', ({ minutes, shape }) => {
  expect(dayShape(minutes)).toEqual(shape);
});

test('a Task 2 needs a long block, and the basics come first below band 5', () => {
  const practices = (change: Partial<PlanInputs>) =>
    new Set(
      plan(change)
        .flatMap(({ items }) => items)
        .filter((item) => item.skill === 'writing' && item.practice !== 'light_review')
        .map((item) => item.practice),
    );
  expect(practices({})).toEqual(new Set(['writing_task_1', 'writing_ideas']));
  expect(practices({ minutesPerDay: 120 })).toEqual(new Set(['writing_task_2', 'writing_task_1']));
  expect(practices({ current: scores(6.5, 7.5, 4.5, 5) })).toContain('basic_training');
});
