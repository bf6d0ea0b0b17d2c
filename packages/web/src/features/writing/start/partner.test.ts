import { expect, test } from 'vitest';
import { partnersOf } from './partner.ts';

const row = (id: number, facts: { locked?: 0 | 1; status?: number; subject_type?: 0 | 1 | 2 } = {}) => ({
  id,
  locked: 0 as 0 | 1,
  status: 0,
  subject_type: 0 as 0 | 1 | 2,
  ...facts,
});

test('a whole test needs a question of the same module that the learner may open; new ones come first', () => {
  const rows = [
    row(1, { status: 3 }),
    row(2, { locked: 1 }),
    row(3, { subject_type: 2 }),
    row(4, { subject_type: 1 }),
    row(0),
    row(5),
  ];
  expect(partnersOf('academic', rows).map(({ id }) => id)).toEqual([4, 5, 1]);
});
