import { expect, test } from 'vitest';
import { canWrite, stepOf } from './essay-state.ts';

const empty = { status: 1, words: 0, handedIn: false, finished: false } as const;

test.each([
  { is: empty, step: 1, write: true, why: 'nothing written yet' },
  { is: { ...empty, words: 3 }, step: 2, write: true, why: 'writing' },
  { is: { ...empty, words: 3, handedIn: true }, step: 3, write: false, why: 'the clock handed it in' },
  { is: { ...empty, words: 3, status: 2, handedIn: true }, step: 3, write: false, why: 'being scored' },
  { is: { ...empty, words: 3, status: 3, handedIn: true }, step: 3, write: false, why: 'scored' },
  {
    is: { ...empty, words: 3, status: 4 },
    step: 2,
    write: true,
    why: 'scoring failed: the draft is the learner’s again',
  },
  { is: { ...empty, words: 3, status: 3, handedIn: true, finished: true }, step: 4, write: false, why: 'done with it' },
] as const)('step $step: $why', ({ is, step, write }) => {
  expect([stepOf(is), canWrite(is)]).toEqual([step, write]);
});
