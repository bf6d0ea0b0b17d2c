import { expect, test } from 'vitest';
import { metAt } from './met-at.ts';

test.each([
  { address: '#/reading-next/12?attempt=3', met: { met_in: 'reading', paper_id: 12 } },
  { address: '#/listening/4', met: { met_in: 'listening', paper_id: 4 } },
  { address: '#/word-review', met: { met_in: 'review', paper_id: 0 } },
  { address: '#/words', met: { met_in: '', paper_id: 0 } },
  { address: '', met: { met_in: '', paper_id: 0 } },
])('$address', ({ address, met }) => {
  expect(metAt(address)).toEqual(met);
});
