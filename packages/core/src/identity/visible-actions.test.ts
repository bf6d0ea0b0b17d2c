import { expect, test } from 'vitest';
import { visibleActionsOf } from './visible-actions.ts';

const none = [] as const;

test.each([
  {
    role: 'student',
    vip: none,
    key: 'writing.score',
    has: true,
    why: 'scoring is open to all learners, for tries or coins',
  },
  { role: 'student', vip: none, key: 'task.sign_in', has: true, why: 'sign-in is the learner’s' },
  { role: 'student', vip: none, key: 'reading.vip', has: false, why: 'reading’s membership was not bought' },
  { role: 'student', vip: ['reading'], key: 'reading.vip', has: true, why: 'it was bought' },
  { role: 'student', vip: ['reading'], key: 'writing.vip', has: false, why: 'each skill checks its own membership' },
  { role: 'student', vip: none, key: 'users.manage', has: false, why: 'a learner administers nobody' },
  { role: 'student', vip: none, key: 'content.manage', has: false, why: 'a learner changes no content' },
  { role: 'backend-system', vip: none, key: 'content.manage', has: true, why: 'that is the operator’s work' },
  { role: 'backend-system', vip: none, key: 'users.manage', has: true, why: 'that is the operator’s work' },
  { role: 'backend-system', vip: none, key: 'task.sign_in', has: false, why: 'no tasks for the backend' },
  { role: 'backend-system', vip: none, key: 'points.view', has: false, why: 'no coins for the backend' },
  { role: 'backend-system', vip: none, key: 'reading.practise', has: true, why: 'an operator tries papers out' },
  { role: 'tourist', vip: none, key: 'reading.practise', has: true, why: 'guests may practise' },
  { role: 'tourist', vip: none, key: 'plan.edit', has: true, why: 'a plan is made before the account, and goes along' },
  { role: 'tourist', vip: none, key: 'writing.score', has: false, why: 'scoring needs an account' },
  { role: 'tourist', vip: none, key: 'mock.take', has: false, why: 'a mock result belongs to an account' },
] as const)('$role with $vip has $key: $has, because $why', ({ role, vip, key, has }) => {
  expect(visibleActionsOf(role, vip).includes(key)).toBe(has);
});

test('no key is listed twice and each is skill.action', () => {
  for (const role of ['tourist', 'student', 'backend-system'] as const) {
    const keys = visibleActionsOf(role, ['writing', 'reading', 'listening']);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z]+\.[a-z_]+$/);
  }
});
