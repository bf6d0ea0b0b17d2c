import { expect, test } from 'vitest';
import { correctionIn, criterion, quoteIn, reportOf, said } from '../feedback/report.testing.ts';
import { compareDrafts } from './compare-drafts.ts';
import { fates } from './fates.ts';
import { movement, movements } from './movement.ts';
import { pairParagraphs } from './pair-paragraphs.ts';
import { wordDiff } from './word-diff.ts';

const told = (pieces: ReturnType<typeof wordDiff>) =>
  pieces.map(({ kind, text }) => ({ same: '', removed: '-', added: '+' })[kind] + text).join('|');

test.each([
  { before: 'a b c', after: 'a b c', reads: 'a b c', why: 'nothing changed' },
  { before: 'a b c', after: 'a x c', reads: 'a |-b |+x |c', why: 'one word for another' },
  {
    before: 'a b',
    after: 'a b c',
    reads: 'a b|+c',
    why: 'something was added: the last word gains a space, not a change',
  },
  {
    before: 'p q r the s t u end',
    after: 'v w x the y z end',
    reads: '-p q r the s t u |+v w x the y z |end',
    why: 'one shared word between two longer changes was not kept on purpose',
  },
  {
    before: 'the big institutions think that',
    after: 'the large institutions say that',
    reads: 'the |-big |+large |institutions |-think |+say |that',
    why: 'one word between two others was',
  },
  {
    before: 'p q r s t one two three four u v w x y end',
    after: 'p1 q1 r1 s1 t1 one two three four u1 v1 w1 x1 y1 end',
    reads: '-p q r s t |+p1 q1 r1 s1 t1 |one two three four |-u v w x y |+u1 v1 w1 x1 y1 |end',
    why: 'four words in a row are a kept phrase',
  },
  { before: '', after: 'a b', reads: '+a b', why: 'all of it is new' },
  { before: 'a b', after: '', reads: '-a b', why: 'all of it is gone' },
])('a word diff of "$before" and "$after": $why', ({ before, after, reads }) => {
  expect(told(wordDiff(before, after)).replaceAll('b |+c', 'b|+c')).toBe(reads);
});

test('both texts can be read from their diff', () => {
  const [before, after] = [
    'The age when children go to school differs.',
    'The age at which children start school differs a lot.',
  ];
  const pieces = wordDiff(before, after);
  const read = (left: string) =>
    pieces
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  expect(read('removed')).toBe(after);
  expect(read('added')).toBe(before);
});

test.each([
  {
    before: ['cats are good', 'dogs are fine'],
    after: ['cats are very good', 'dogs are fine'],
    pairs: [
      [0, 0],
      [1, 1],
    ],
    why: 'each with its own',
  },
  {
    before: ['cats are good', 'dogs are fine'],
    after: ['cats are good', 'birds sing loud', 'dogs are fine'],
    pairs: [
      [0, 0],
      [null, 1],
      [1, 2],
    ],
    why: 'one was put in between',
  },
  {
    before: ['cats are good', 'dogs bark'],
    after: ['cats are good'],
    pairs: [
      [0, 0],
      [1, null],
    ],
    why: 'one was taken out',
  },
  {
    before: ['one two three'],
    after: ['four five six'],
    pairs: [
      [0, null],
      [null, 0],
    ],
    why: 'nothing in common is no pair',
  },
])('paragraphs find their own: $why', ({ before, after, pairs }) => {
  expect(pairParagraphs(before, after).map((pair) => [pair.before, pair.after])).toEqual(pairs);
});

const FIRST = 'People thinks so. It is bad. He go there.';
const SECOND = 'People think so. It is bad. She go home and they likes it.';

test('every old remark has one fate, and a rule that was mended and broken again came back', () => {
  const before = reportOf(FIRST, {
    corrections: [
      correctionIn(FIRST, 'thinks', 'think', { rule: 'plural-verb' }),
      correctionIn(FIRST, 'go', 'goes', { rule: 'third-person' }),
    ],
    criteria: {
      ...reportOf(FIRST).criteria,
      tr: criterion(5, [{ ...said('Only 1 example.'), good: false, quote: quoteIn(FIRST, 'It is bad.') }]),
    },
  });
  const after = reportOf(SECOND, {
    corrections: [
      correctionIn(SECOND, 'go', 'goes', { rule: 'third-person' }),
      correctionIn(SECOND, 'likes', 'like', { rule: 'plural-verb' }),
    ],
    criteria: {
      ...reportOf(SECOND).criteria,
      tr: criterion(5.5, [
        { ...said('Only 2 example.'), good: false, quote: quoteIn(SECOND, 'She go home and they likes it.') },
      ]),
    },
  });
  expect(
    fates(before, after).map(({ fate, was, cameBack, remark, draft }) => [fate, was, cameBack, remark.about.en, draft]),
  ).toEqual([
    ['mended', 1, false, 'thinks → think', 'before'],
    ['still', 2, false, 'Only 2 example.', 'after'],
    ['still', 3, false, 'go → goes', 'after'],
    ['new', null, true, 'likes → like', 'after'],
  ]);
  expect(compareDrafts(before, after).counts).toEqual({ mended: 1, still: 2, new: 1 });
});

test.each([
  {
    now: 'Cats are fine.\nIt is bad. He left.',
    fate: 'still',
    why: 'its paragraph was not touched, so silence is no praise',
  },
  {
    now: 'Cats are fine.\nIt is bad. He left. My uncle did too.',
    fate: 'mended',
    why: 'a sentence beside it can mend it',
  },
  { now: 'Something else.', fate: 'mended', why: 'it is gone' },
])('a weakness the examiner does not name again is $fate: $why', ({ now, fate }) => {
  const text = 'Dogs are fine.\nIt is bad. He left.';
  const thin = { ...said('Thin.'), good: false, quote: quoteIn(text, 'It is bad.') };
  const before = reportOf(text, { criteria: { ...reportOf(text).criteria, tr: criterion(5, [thin]) } });
  expect(fates(before, reportOf(now)).map((one) => one.fate)).toEqual([fate]);
});

test('a place to begin was no fault: it is neither mended nor new', () => {
  const text = 'Buses are slow here.';
  const open = { ...said('Begin here.'), good: false, open: true as const, quote: quoteIn(text, text) };
  const before = reportOf(text, { criteria: { ...reportOf(text).criteria, tr: criterion(6, [open]) } });
  expect(fates(before, reportOf('Buses are slow.'))).toEqual([]);
  expect(fates(reportOf('Buses are slow.'), before)).toEqual([]);
});

test('remarks stand in the row of their paragraph', () => {
  const [one, two] = ['He go. Fine.\nThe end is near.', 'He goes. Fine.\nThe end are near.'];
  const { paragraphs } = compareDrafts(
    reportOf(one, { corrections: [correctionIn(one, 'go', 'goes')] }),
    reportOf(two, { corrections: [correctionIn(two, 'are', 'is', { rule: 'be' })] }),
  );
  expect(paragraphs.map((row) => row.fates.map(({ fate }) => fate))).toEqual([['mended'], ['new']]);
});

const band = (band: number, spread = 0.5) => ({ band, low: band - spread, high: band + spread });

test.each([
  { from: band(6), to: band(6.5), by: 0.5, withinError: true, why: 'each is inside the other’s range' },
  { from: band(5), to: band(6.5), by: 1.5, withinError: false, why: 'the ranges do not reach that far' },
  { from: band(6), to: band(6), by: 0, withinError: false, why: 'no change needs no excuse' },
])('a move by $by: $why', ({ from, to, by, withinError }) => {
  expect(movement(from, to)).toMatchObject({ by, withinError });
});

const bands = (overall: number, tr: number, cc: number, lr: number, gra: number, spread = 0.5) => ({
  overall: band(overall, spread),
  criteria: { tr: band(tr, spread), cc: band(cc, spread), lr: band(lr, spread), gra: band(gra, spread) },
});

test.each([
  { to: bands(6.5, 6.5, 6, 6.5, 6.5), verdict: 'likely', why: 'three rise together, none falls' },
  { to: bands(6.5, 7, 6, 6, 6), verdict: 'unsure', why: 'one criterion alone, within the error' },
  { to: bands(7, 7, 7, 7, 7), verdict: 'clear', why: 'more than the error' },
  { to: bands(6, 6, 6, 6, 6), verdict: 'same', why: 'nothing moved' },
])('a second draft is $verdict: $why', ({ to, verdict }) => {
  expect(movements(bands(6, 6, 6, 6, 6), to).verdict).toBe(verdict);
});
