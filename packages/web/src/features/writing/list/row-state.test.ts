import { describe, expect, test } from 'vitest';
import { rowState } from './row-state.ts';

describe('what a row says', () => {
  test.each([
    { record_id: 0, status: 0, step: 0, locked: 0, state: 'new', why: 'never written' },
    { record_id: 0, status: 0, step: 0, locked: 1, state: 'locked', why: 'needs a membership' },
    { record_id: 5, status: 1, step: 1, locked: 0, state: 'draft', why: 'opened, nothing written yet' },
    { record_id: 5, status: 1, step: 2, locked: 1, state: 'draft', why: 'a membership ended; the draft stays' },
    { record_id: 5, status: 1, step: 3, locked: 0, state: 'handedIn', why: 'an exam that was not scored' },
    { record_id: 5, status: 2, step: 3, locked: 0, state: 'scoring', why: 'the examiner has it' },
    { record_id: 5, status: 3, step: 3, locked: 0, state: 'scored', why: 'there is a report' },
    { record_id: 5, status: 4, step: 2, locked: 0, state: 'failed', why: 'the scoring came to nothing' },
  ] as const)('$state: $why', ({ state, why: _, ...row }) => {
    expect(rowState(row)).toBe(state);
  });
});
