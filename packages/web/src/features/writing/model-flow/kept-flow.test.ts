// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { EMPTY } from './flow-state.ts';
import { keptFlow } from './kept-flow.ts';

afterEach(() => sessionStorage.clear());

const flow = {
  ...EMPTY,
  step: 'create' as const,
  subject: 'Should towns close their centres?',
  position: 'Yes',
  reasons: [{ text: 'cleaner air', side: '', own: 1 as const }],
  requirement: 'four paragraphs',
};

test.each([
  { by: 0, reads: 7, found: true, why: 'a guest who has logged in goes on' },
  { by: 7, reads: 7, found: true, why: 'a reload' },
  { by: 7, reads: 8, found: false, why: 'another learner at the same computer' },
])('$why', ({ by, reads, found }) => {
  keptFlow.keep(by, flow);
  // The title is checked again, so the first step is where it goes on.
  expect(keptFlow.read(reads)).toEqual(found ? { ...flow, step: 'title' } : null);
});

test.each(['', '{', '[]', '{"by":0}', '{"by":0,"thoughts":{"subject":4}}'])('nonsense is nothing: %s', (stored) => {
  sessionStorage.setItem('nf-model-flow', stored);
  expect(keptFlow.read(0)).toBeNull();
});

test('what was made, or has no title any more, is not brought back', () => {
  keptFlow.keep(7, flow);
  keptFlow.keep(7, { ...flow, subject: ' ' });
  expect(keptFlow.read(7)).toBeNull();
  keptFlow.keep(7, flow);
  keptFlow.forget();
  expect(keptFlow.read(7)).toBeNull();
});
