import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aboutCorrection, placeOfAbout, ruleOfAbout } from './about.ts';
import { betterSentence } from './better-sentence.ts';
import { figureKind } from './figure-kind.ts';
import { countSlips } from './slip-counts.ts';
import { isSameTitle } from './title-match.ts';
import { countWords } from './word-count.ts';

test.each([
  { a: 'Free Public  Transport ', b: 'free public transport', same: true, why: 'case and spaces' },
  { a: 'ＡＢＣ', b: 'abc', same: true, why: 'the width of a Chinese keyboard' },
  { a: 'Free transport', b: 'Free transports', same: false, why: 'another word' },
])('"$a" and "$b": $same ($why)', ({ a, b, same }) => {
  expect(isSameTitle(a, b)).toBe(same);
});

test.each([
  { figures: [], is: 'letter' },
  { figures: [{ type: 'bar' }, { type: 'bar' }], is: 'bar' },
  { figures: [{ type: 'bar' }, { type: 'pie' }], is: 'mixed' },
])('figures $figures make a $is', ({ figures, is }) => {
  expect(figureKind(figures)).toBe(is);
});

test('what is said about a correction names its place and its rule; what is said about a criterion neither', () => {
  const about = aboutCorrection({ start: 3, end: 9, rule: 'spelling:a-b' });
  expect([placeOfAbout(about), ruleOfAbout(about)]).toEqual([{ start: 3, end: 9 }, 'spelling:a-b']);
  expect([placeOfAbout('tr:0'), ruleOfAbout('tr:0'), placeOfAbout('lr')]).toEqual([null, '', null]);
});

test('kinds that were not found are left out of the count', () => {
  expect(countSlips([{ kind: 'verb' }, { kind: 'article' }, { kind: 'verb' }])).toEqual({ verb: 2, article: 1 });
});

const diff = { start: 10, end: 50, original: 'Its a good big idea.', corrected: "It's a good big idea." };
test.each([
  { upgrade: { start: 16, end: 20, original: 'good', better: ['sound'] }, is: "It's a sound big idea.", why: 'put in' },
  { upgrade: { start: 60, end: 64, original: 'good', better: ['sound'] }, is: '', why: 'of another sentence' },
  { upgrade: { start: 16, end: 20, original: 'go', better: ['walk'] }, is: '', why: 'only whole words' },
])('a plain word is $why', ({ upgrade, is }) => {
  expect(betterSentence(diff, [upgrade])).toBe(is);
});

describe('words as on the test paper', () => {
  test.each([
    { text: '', words: 0, why: 'nothing is nothing' },
    { text: '  \n\n ', words: 0, why: 'nor are spaces and lines' },
    { text: 'a well-known fact', words: 3, why: 'a hyphenated word is one word' },
    { text: "It doesn't rain.", words: 3, why: 'a short form is one word' },
    { text: 'In 2020, 45% of them', words: 5, why: 'a number with its sign is one word' },
    { text: 'one — two – three', words: 3, why: 'a dash is no word' },
    { text: 'and/or', words: 2, why: 'a stroke parts two words' },
    { text: 'The end .', words: 2, why: 'a sign alone is no word' },
    { text: '我觉得 cities are noisy', words: 3, why: 'Chinese between the words is not counted' },
    { text: 'first line\nsecond line', words: 4, why: 'a line break parts words' },
  ])('$words in $text: $why', ({ text, words }) => {
    expect(countWords(text)).toBe(words);
  });
});

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
