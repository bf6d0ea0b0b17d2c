import { expect, test } from 'vitest';
import { type SetUpFacts, setUpStates } from './set-up.ts';

const EMPTY: SetUpFacts = { hasLogo: false, members: [], awaited: [], codes: [], notices: 0 };
const doneWith = (facts: Partial<SetUpFacts>) =>
  setUpStates({ ...EMPTY, ...facts }).flatMap(({ part, state }) => (state === 'done' ? part : []));

test.each([
  { facts: {}, done: [], why: 'only a name' },
  { facts: { hasLogo: true }, done: ['school'], why: 'its name and its logo' },
  { facts: { members: ['owner'] as const }, done: ['teachers'], why: 'an owner may teach' },
  { facts: { awaited: ['teacher'] as const }, done: ['teachers'], why: 'a number on the list will come' },
  { facts: { codes: ['student'] as const }, done: ['students'], why: 'a code is a way in' },
  { facts: { members: ['student'] as const, notices: 1 }, done: ['students', 'notice'], why: 'somebody to tell it to' },
])('$why', ({ facts, done }) => {
  expect(doneWith(facts)).toEqual(done);
});
