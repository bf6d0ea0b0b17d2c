import { expect, test } from 'vitest';
import { foundSentence } from './found-sentence.ts';

const kit = { evidenceBlock: (paperId: number, at: string) => `${paperId}/p/${at}` };

test.each([
  { found: 'B.120-180', stretch: { block: '7/p/B', start: 120, end: 180 }, why: 'a paragraph' },
  { found: 't-12.0-9', stretch: { block: '7/p/t-12', start: 0, end: 9 }, why: 'a turn of a script' },
  { found: 'B.9-9', stretch: null, why: 'no characters' },
  { found: 'B', stretch: null, why: 'no place' },
  { found: undefined, stretch: null, why: 'nobody asked' },
])('the sentence of an address: $why', ({ found, stretch }) => {
  expect(foundSentence(kit, 7, found)).toEqual(stretch);
});
