// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { freshPlan } from '../plan-draft-state.ts';
import { readPlan, storedPlan } from './stored-plan.ts';

afterEach(() => localStorage.clear());

const held = freshPlan(3, '2026-11-15');

test('a plan is found again by the learner who left it, and by nobody else', () => {
  storedPlan.write(7, held);
  expect(storedPlan.read(7)).toEqual(held);
  expect(storedPlan.read(8)).toBeNull();
  storedPlan.forget(7);
  expect(storedPlan.read(7)).toBeNull();
});

test('a plan that an older page left without an aim is taken as the learner set it', () => {
  const { aim: _, own: __, ...old } = held;
  expect(readPlan(JSON.stringify(old))).toEqual({ ...held, aim: 6, own: true });
});

test.each([
  { stored: '', why: 'nothing' },
  { stored: '{', why: 'half a file' },
  { stored: '{"step":3}', why: 'no draft' },
  { stored: JSON.stringify({ ...held, step: 9 }), why: 'a step that does not exist' },
  { stored: JSON.stringify({ ...held, draft: { ...held.draft, examDay: '2027-02-31' } }), why: 'no such day' },
  { stored: JSON.stringify({ ...held, draft: { ...held.draft, targets: { listening: 6.3 } } }), why: 'no such band' },
  { stored: JSON.stringify({ ...held, draft: { ...held.draft, minutesPerDay: 1000 } }), why: 'more than a day has' },
])('what cannot be a plan is no plan: $why', ({ stored }) => {
  expect(readPlan(stored)).toBeNull();
});
