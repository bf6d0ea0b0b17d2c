import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forEverySkill, type Skill } from '../../skills.ts';
import { addDays } from '../../time/day.ts';
import { buildSchedule } from './build.ts';
import { type Deed, tick } from './done.ts';
import { missedIn } from './missed.ts';
import { historyBefore, nothingOwed, replan } from './replan.ts';
import { minutesOf, type PlanInputs } from './schedule.ts';

const FROM = '2026-11-14';
const inputs: PlanInputs = {
  from: FROM,
  exam: '2027-01-16',
  minutesPerDay: 60,
  targets: { listening: 7.5, reading: 7.5, writing: 6.5, speaking: 6.5 },
  current: { listening: 6.5, reading: 7.5, writing: 6, speaking: 5 },
  practised: forEverySkill(() => 0),
  lastPractised: forEverySkill(() => null),
  lastMock: '2026-11-08',
  ...nothingOwed(),
};
const days = buildSchedule(inputs);
const deed = (day: string, skill: Skill | null, minutes: number, name = 'practice_completed'): Deed => ({
  day,
  deed: name,
  skill,
  seconds: minutes * 60,
});
const did = (day: (typeof days)[number]): Deed[] =>
  day.items.flatMap((item) => {
    if (item.practice === 'mock') return [deed(day.day, null, 165, 'mock_completed')];
    if (item.practice === 'words')
      return Array.from({ length: item.words }, () => deed(day.day, null, 0, 'words_learned'));
    return [deed(day.day, item.skill, item.minutes)];
  });
const visit = (
  today: string,
  deeds: Deed[],
  from = inputs,
  current = inputs.current,
  closed: readonly string[] = from.closed ?? [],
) => replan(from, { today, deeds, current, checkedTo: addDays(from.from, -1), closed });

test('the first day asks for speaking and listening; half of a block is enough to tick it', () => {
  const first = days[0]!;
  expect(first.items.map(({ id, minutes }) => [id, minutes])).toEqual([
    ['words', 10],
    ['speaking', 25],
    ['listening', 25],
  ]);
  const ticks = (deeds: Deed[]) => tick(first, deeds).map(({ done, doneMinutes }) => [done, doneMinutes]);
  expect(ticks([])).toEqual([
    [false, 0],
    [false, 0],
    [false, 0],
  ]);
  expect(ticks([deed(FROM, 'speaking', 12), deed(FROM, 'listening', 13)])).toEqual([
    [false, 0],
    [false, 12],
    [true, 13],
  ]);
  expect(ticks([deed(FROM, 'speaking', 6), deed(FROM, 'speaking', 7)])[1]).toEqual([true, 13]);
  expect(ticks(did(first)).every(([done]) => done)).toBe(true);
});

test.each([
  { what: deed('2026-11-13', 'speaking', 60), why: 'it was done yesterday' },
  { what: deed(FROM, null, 0, 'plan_completed'), why: 'making a plan is not practice' },
  { what: deed(FROM, 'reading', 60), why: 'it was another skill' },
])('nothing is ticked when $why', ({ what }) => {
  expect(tick(days[0]!, [what]).some(({ done }) => done)).toBe(false);
});

test.each([
  {
    what: deed(FROM, null, 0, 'essay_scored'),
    skill: 'writing',
    minutes: 40,
    why: 'an essay without a clock counts 40 minutes of writing',
  },
  { what: deed(FROM, 'listening', 0), skill: 'listening', minutes: 20, why: 'a paper without a clock counts 20' },
  { what: deed(FROM, null, 165, 'mock_completed'), skill: 'reading', minutes: 60, why: 'a mock practises all four' },
  {
    what: deed(FROM, 'speaking', 0, 'mock_completed'),
    skill: 'speaking',
    minutes: 14,
    why: 'a speaking mock practises speaking',
  },
] as const)('$why', ({ what, skill, minutes }) => {
  expect(historyBefore('2026-11-15', [what]).practised[skill]).toBe(minutes);
});

test('a plan that was followed stays as it is', () => {
  expect(visit('2026-11-20', days.slice(0, 6).flatMap(did))).toBeNull();
});

test('three missed days are counted, given to the days ahead, and said', () => {
  const answer = visit('2026-11-17', [])!;
  expect(answer.replanned).toEqual({
    why: 'missed',
    missedDays: 3,
    missedMinutes: 150,
    movedMinutes: 150,
    moved: expect.any(Array),
    extraPerDay: 15,
    until: expect.any(String),
    droppedMinutes: 0,
    mockMovedTo: null,
  });
  expect(answer.replanned.moved.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(150);
  const ahead = buildSchedule(answer.inputs);
  expect(ahead[0]?.day).toBe('2026-11-17');
  expect(minutesOf(ahead[0]!)).toBe(75);
  expect(ahead.at(-1)?.day).toBe('2027-01-16');
  expect(ahead.find(({ day }) => day > answer.replanned.until!)?.items.every(({ catchUp }) => catchUp === 0)).toBe(
    true,
  );
});

test('a second visit on the same day changes nothing', () => {
  const { inputs: anew } = visit('2026-11-17', [])!;
  expect(visit('2026-11-17', [], anew)).toBeNull();
});

test('an hour of another skill is not a missed day', () => {
  const missed = missedIn([days[0]!], [deed(FROM, 'reading', 50)]);
  expect(missed).toMatchObject({ days: 0, minutes: 0 });
});

test('half a day done owes the other half only', () => {
  const missed = missedIn([days[0]!], [deed(FROM, 'speaking', 25)]);
  expect(missed).toMatchObject({ days: 0, minutes: 25, owed: { listening: 25, speaking: 0 } });
});

test('words alone are not a missed day, but the practice is owed', () => {
  expect(missedIn([days[0]!], [deed(FROM, null, 0, 'words_learned')])).toMatchObject({ days: 0, minutes: 50 });
});

test('a missed mock is moved to the day of the visit', () => {
  const mock = days.find(({ type }) => type === 'mock')!;
  const before = days.filter(({ day }) => day < mock.day);
  const today = addDays(mock.day, 1);
  const answer = visit(today, before.flatMap(did))!;
  expect(answer.replanned).toMatchObject({ why: 'missed', missedDays: 1, missedMinutes: 0, mockMovedTo: today });
  expect(buildSchedule(answer.inputs)[0]).toMatchObject({ day: today, type: 'mock' });
});

test('an announced mock keeps its day when days before it were missed', () => {
  const mock = days.find(({ type }) => type === 'mock')!;
  const anew = visit('2026-11-16', [])!;
  expect(buildSchedule(anew.inputs).find(({ type }) => type === 'mock')?.day).toBe(mock.day);
});

test('new mock scores re-plan from the next day on and name their reason', () => {
  const current = { ...inputs.current, speaking: 6.5 };
  const deeds = did(days[0]!);
  expect(visit(FROM, deeds, inputs, current)).toBeNull();
  const answer = visit('2026-11-15', deeds, inputs, current)!;
  expect(answer.replanned).toMatchObject({ why: 'new_scores', missedDays: 0, movedMinutes: 0 });
  const reasons = buildSchedule(answer.inputs).map(({ reason }) => reason);
  expect(reasons.find(({ skill }) => skill === 'speaking')).toMatchObject({ code: 'keep', gap: 0 });
});

test('somebody who was away for weeks is not buried: what does not fit is let go, and said', () => {
  const { replanned, inputs: anew } = visit('2026-12-20', [])!;
  expect(replanned.missedDays).toBe(36);
  expect(replanned.movedMinutes).toBeLessThanOrEqual(14 * 15);
  expect(replanned.droppedMinutes).toBe(replanned.missedMinutes - replanned.movedMinutes);
  for (const day of buildSchedule(anew).filter(({ type }) => type === 'study'))
    expect(minutesOf(day)).toBeLessThanOrEqual(75);
});

test('catch-up that was promised is not lost when a day is planned anew again', () => {
  const first = visit('2026-11-16', [])!;
  const day = buildSchedule(first.inputs)[0]!;
  const second = replan(first.inputs, {
    today: '2026-11-17',
    deeds: [deed(day.day, day.items[1]!.skill, 60)],
    current: inputs.current,
    checkedTo: '2026-11-15',
    closed: [],
  });
  const owed = (plan: PlanInputs) => Object.values(plan.owed).reduce((sum, minutes) => sum + minutes, 0);
  expect(owed(first.inputs)).toBe(100);
  // An hour was done of 65 planned: five minutes are missing, and the 85 that lay ahead still do.
  if (second) expect(owed(second.inputs)).toBeGreaterThanOrEqual(85);
});

test('a page that opens re-plans at once, names its reason, and forgives nothing that is owed', () => {
  const before: PlanInputs = { ...inputs, closed: ['/writing'] };
  expect(visit(FROM, [], before)).toBeNull();
  const owing = visit('2026-11-16', [], before)!;
  const opened = visit('2026-11-16', [], owing.inputs, inputs.current, [])!;
  expect(opened.replanned).toMatchObject({ why: 'new_pages', missedDays: 0 });
  expect(opened.inputs).toMatchObject({ closed: [], owed: owing.inputs.owed, nextMock: owing.inputs.nextMock });
  expect(opened.replanned.movedMinutes).toBe(owing.replanned.movedMinutes);
  expect(visit('2026-11-16', [], opened.inputs)).toBeNull();
});

test('whatever was done, nothing is moved twice: what is owed is never more than what was planned and not done', () => {
  const anyDeeds = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 9 }).map((n) => addDays(FROM, n)),
      deed: fc.constantFrom(
        'practice_completed',
        'lesson_completed',
        'words_learned',
        'essay_scored',
        'mock_completed',
      ),
      skill: fc.constantFrom<Skill | null>('listening', 'reading', 'writing', 'speaking', null),
      seconds: fc.integer({ min: 0, max: 5400 }),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(anyDeeds, (deeds) => {
      const past = days.slice(0, 10);
      const missed = missedIn(past, deeds);
      const planned = past
        .flatMap(({ items }) => items)
        .reduce((sum, item) => sum + (item.skill ? item.minutes : 0), 0);
      expect(missed.minutes).toBeLessThanOrEqual(planned);
      expect(Object.values(missed.owed).reduce((sum, minutes) => sum + minutes, 0)).toBe(missed.minutes);
      expect(missed.days).toBeLessThanOrEqual(10);
    }),
  );
});
