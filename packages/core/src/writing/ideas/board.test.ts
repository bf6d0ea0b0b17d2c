import { expect, test } from 'vitest';
import { type BoardIdea, checkPlan, type KeptBoard, mergeBoards, moveLine, planOf, planText } from './board.ts';

const SIDES = ['for', 'against'];
const idea = (id: string, side: string, more: Partial<BoardIdea> = {}): BoardIdea => ({
  id,
  side,
  idea: `idea ${id}`,
  because: '',
  example: '',
  own: false,
  ...more,
});
const A = idea('a', 'for', { because: 'why', example: 'say' });
const B = idea('b', 'against', { own: true });

test('a plan has a paragraph for each side that something was picked of, and keeps what was noted', () => {
  const plan = planOf([B, A], SIDES, [{ id: 'introduction', role: 'introduction', note: 'I agree', ideas: [] }]);
  expect(plan.map(({ id, note }) => [id, note])).toEqual([
    ['introduction', 'I agree'],
    ['body:for', ''],
    ['body:against', ''],
    ['conclusion', ''],
  ]);
  expect(planOf([A], SIDES, plan).map(({ id }) => id)).toEqual(['introduction', 'body:for', 'conclusion']);
});

test('a report has an overview and no conclusion', () => {
  expect(planOf([A], SIDES, [], 1).map(({ id }) => id)).toEqual(['introduction', 'overview', 'body:for']);
});

test('paragraphs change places, but nothing goes before the introduction or behind the conclusion', () => {
  const plan = planOf([A, B], SIDES, []);
  const moved = moveLine(plan, 'body:against', -1);
  expect(moved.map(({ id }) => id)).toEqual(['introduction', 'body:against', 'body:for', 'conclusion']);
  expect(moveLine(moved, 'body:against', -1)).toEqual(moved);
  expect(planOf([A, B], SIDES, moved)).toEqual(moved);
});

test.each([
  {
    picked: [A, B],
    bothSides: true,
    developed: 1,
    own: 1,
    lacks: ['empty', 'ok', 'noSupport', 'empty'],
    why: 'one idea without support',
  },
  { picked: [A], bothSides: false, developed: 1, own: 0, lacks: ['empty', 'ok', 'empty'], why: 'one side only' },
  { picked: [], bothSides: false, developed: 0, own: 0, lacks: ['empty', 'empty'], why: 'nothing picked' },
])('a plan says what it lacks: $why', ({ picked, bothSides, developed, own, lacks }) => {
  const checks = checkPlan(planOf(picked, SIDES, []), picked, SIDES);
  expect(checks).toMatchObject({ bothSides, developed, own, picked: picked.length });
  expect(checks.lines.map(({ lack }) => lack)).toEqual(lacks);
});

test('the outline for the editor is plain lines', () => {
  const names = { role: ({ role }: { role: string }) => role, because: 'because', example: 'e.g.' };
  expect(planText(planOf([A], SIDES, []), [A], names)).toBe(
    'introduction\n\nbody\n- idea a\n  because: why\n  e.g.: say\n\nconclusion',
  );
});

test('two boards become one: no idea and no note of either is lost, and what both have is there once', () => {
  const board = (more: Partial<KeptBoard>): KeptBoard => ({
    own: [],
    picked: [],
    plan: [],
    seconds: 0,
    compared: 0,
    ...more,
  });
  const own = (id: string, words: string) => ({ id, side: 'for', idea: words, because: '', example: '' });
  const line = (role: 'introduction' | 'conclusion', note: string) => ({ id: role, role, note, ideas: [] });
  const mine = board({
    own: [own('1', 'mine'), own('2', 'both, as I see it')],
    picked: ['own:1'],
    plan: [line('introduction', '')],
    seconds: 60,
  });
  const other = board({
    own: [own('2', 'both'), own('3', 'theirs')],
    picked: ['own:3', 'own:1'],
    plan: [line('introduction', 'I agree'), line('conclusion', 'So do I')],
    seconds: 90,
    compared: 1,
  });
  expect(mergeBoards(mine, other)).toEqual({
    own: [own('1', 'mine'), own('2', 'both, as I see it'), own('3', 'theirs')],
    picked: ['own:1', 'own:3'],
    plan: [line('introduction', 'I agree'), line('conclusion', 'So do I')],
    seconds: 90,
    compared: 1,
  });
});
