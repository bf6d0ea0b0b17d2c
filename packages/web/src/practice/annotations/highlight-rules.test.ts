import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Highlight } from './annotations.ts';
import { addHighlight, cutOut, segmentsOf } from './highlight-rules.ts';

const highlight = (start: number, end: number, more: Partial<Highlight> = {}): Highlight => ({
  id: `${start}-${end}`,
  block: 'p/A',
  start,
  end,
  ink: 1,
  note: '',
  ...more,
});

test('the second ink replaces the first where they overlap, and leaves the rest', () => {
  expect(addHighlight([highlight(0, 10)], { block: 'p/A', start: 5, end: 15 }, 2, 'new')).toEqual([
    highlight(0, 5, { id: '0-10' }),
    highlight(5, 15, { id: 'new', ink: 2 }),
  ]);
});

test('a highlight drawn over a note keeps the note', () => {
  const drawn = addHighlight([highlight(4, 6, { note: 'why?' })], { block: 'p/A', start: 0, end: 10 }, 1, 'new');
  expect(drawn).toEqual([highlight(0, 10, { id: 'new', note: 'why?' })]);
});

test('clearing the middle leaves two pieces, and one note', () => {
  expect(cutOut([highlight(0, 10, { note: 'mine' })], { block: 'p/A', start: 4, end: 6 })).toEqual([
    highlight(0, 4, { id: '0-10', note: 'mine' }),
    highlight(6, 10, { id: '0-10+' }),
  ]);
});

test('another paragraph is left alone', () => {
  const other = highlight(0, 10, { block: 'p/B' });
  expect(cutOut([other], { block: 'p/A', start: 0, end: 99 })).toEqual([other]);
});

test('segments cover the text once, in order, without a hole', () => {
  const stretch = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }));
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 8 }), (stretches) => {
      const highlights = stretches.map(([start, length]) => highlight(start, start + length));
      const segments = segmentsOf(10, 50, highlights);
      expect(segments[0]?.start).toBe(10);
      expect(segments[segments.length - 1]?.end).toBe(50);
      for (const [at, { start }] of segments.entries()) if (at > 0) expect(start).toBe(segments[at - 1]?.end);
    }),
  );
});

test('no two highlights ever overlap after any number of strokes', () => {
  const stroke = fc.record({
    start: fc.integer({ min: 0, max: 40 }),
    length: fc.integer({ min: 1, max: 15 }),
    ink: fc.constantFrom(1 as const, 2 as const),
  });
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 12 }), (strokes) => {
      const highlights = strokes.reduce<Highlight[]>(
        (now, { start, length, ink }, at) =>
          addHighlight(now, { block: 'p/A', start, end: start + length }, ink, `${at}`),
        [],
      );
      const sorted = [...highlights].sort((one, other) => one.start - other.start);
      for (const [at, one] of sorted.entries())
        if (at > 0) expect(one.start).toBeGreaterThanOrEqual(sorted[at - 1]!.end);
    }),
  );
});
