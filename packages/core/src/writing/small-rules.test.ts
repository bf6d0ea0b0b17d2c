import { expect, test } from 'vitest';
import { aboutCorrection, placeOfAbout, ruleOfAbout } from './about.ts';
import { betterSentence } from './better-sentence.ts';
import { figureKind } from './figure-kind.ts';
import { countSlips } from './slip-counts.ts';
import { isSameTitle } from './title-match.ts';

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
