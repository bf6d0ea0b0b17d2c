import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from './word-count.ts';

/** The rule in one line, too slow to be asked at every word. */
const bySplitting = (text: string) =>
  text.split(/[\s\u2014\u2013/]+/u).filter((piece) => /[\p{Script=Latin}\p{Nd}]/u.test(piece)).length;

test('signs are counted one by one as pieces would be, whatever is typed', () => {
  const sign = fc.oneof(
    fc.constantFrom(' ', '\n', '\t', '\u00a0', '\u3000', '\u2028', '-', '—', '–', '/', "'", '.', '%', '环', 'é', '٣'),
    fc.constantFrom('a', 'Z', '0', '9', '\ud83d', '\ude00', '😀', '𝟗', '\u007f', '\u0085', '\ufeff'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  const text = fc.array(sign, { maxLength: 30 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(text, (typed) => {
      expect(countWords(typed)).toBe(bySplitting(typed));
    }),
    { numRuns: 2000 },
  );
});
