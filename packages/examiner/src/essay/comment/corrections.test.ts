import { describe, expect, test } from 'vitest';
import type { Correction } from '../report.ts';
import { readEssay } from '../text/essay-text.ts';
import { applyEdits, forReport, forStrong } from './corrections.ts';
import { factsOf } from './facts.testing.ts';

const correction = (text: string, original: string, replacement: string, rest: Partial<Correction>): Correction => {
  const start = rest.start ?? text.indexOf(original);
  return {
    original,
    replacement,
    kind: 'punctuation',
    rule: 'opening-comma',
    confidence: 0.9,
    certain: true,
    explanation: { zh: '', en: '' },
    ...rest,
    start,
    end: start + original.length,
  };
};

test('a word put in front of a changed word does not move the change', () => {
  const edits = [
    { start: 8, end: 8, replacement: 'a ' },
    { start: 8, end: 11, replacement: 'serious' },
  ];
  expect(applyEdits('This is big problem.', edits)).toBe('This is a serious problem.');
  expect(applyEdits('This is big problem.', edits.reverse())).toBe('This is a serious problem.');
});

describe('the corrections of a report', () => {
  test('an optional comma is a question, and after a short opening it is not mentioned', () => {
    const text = 'Nowadays art matters. In many of the poorest parts of the country schools are free.';
    const essay = readEssay(text);
    const short = correction(text, '', ',', { start: 8 });
    const long = correction(text, '', ',', { start: text.indexOf(' schools') });
    expect(forReport(essay, [short, long])).toEqual([{ ...long, certain: false }]);
  });

  test('"many homeworks" becomes "much homework"', () => {
    const text = 'Students have too many homeworks.';
    const slip = correction(text, 'homeworks', 'homework', { kind: 'number', rule: 'counted-uncountable' });
    const [mended] = forReport(readEssay(text), [slip]);
    expect(mended && applyEdits(text, [mended])).toBe('Students have too much homework.');
  });

  test.each([
    ['They need many money.', 'They need a great deal of money.'],
    ['They do not need so many money.', 'They do not need so much money.'],
    ['Many money is lost.', 'A great deal of money is lost.'],
  ])('%s', (text, right) => {
    const many = /many/i.exec(text)!;
    const slip = correction(text, many[0], 'much', { start: many.index, kind: 'number', rule: 'many-uncountable' });
    const [mended] = forReport(readEssay(text), [slip]);
    expect(mended && applyEdits(text, [mended])).toBe(right);
  });

  test('a comma before "but" or "so" is a question: good writers leave it out', () => {
    const text = 'I called your shop three times but nobody answered me.';
    const comma = correction(text, '', ',', { start: text.indexOf(' but'), rule: 'comma-before-but' });
    expect(forReport(readEssay(text), [comma])).toMatchObject([{ certain: false }]);
  });

  test('"many childrens" keeps its many', () => {
    const text = 'Many childrens play.';
    const slip = correction(text, 'childrens', 'children', { kind: 'number', rule: 'counted-uncountable' });
    const [mended] = forReport(readEssay(text), [slip]);
    expect(mended && applyEdits(text, [mended])).toBe('Many children play.');
  });

  test('in a strong text what is not proven is silent', () => {
    const text = 'It is a rule of thumb.';
    const proven = correction(text, 'rule', 'law', { kind: 'number', rule: 'spelling', confidence: 0.92 });
    const unproven = correction(text, 'thumb', 'thumbs', { kind: 'article', rule: 'such-bare-noun', confidence: 0.88 });
    expect(forStrong([proven, unproven])).toEqual([proven]);
  });
});

/** As `original>replacement`, with a question mark where the report only asks. */
const toldOf = (text: string) =>
  factsOf(text, 5).corrections.map(
    ({ original, replacement, certain }) => `${original}>${replacement}${certain ? '' : '?'}`,
  );

test.each([
  ['The advocation of new laws takes time.', 'advocation>advocacy?', 'a word that learners build'],
  ['People need to be ascertive at work.', 'ascertive>assertive', 'rare, but it sounds alike'],
  ['The goverment pays for it.', 'goverment>government', 'a common word'],
  ['They look into each others eyes.', "each others>each other's", 'an owner'],
  ['They help each others.', 'each others>each other', 'nobody owns anything'],
])('%s: %s (%s)', (text, expected) => {
  expect(toldOf(text)).toContain(expected);
});

test.each<[string, RegExp | null, string]>([
  ['Children lack enough contact with each other.', /with/, 'a noun keeps its preposition'],
  ['You can contact with the office.', null, 'the verb has none'],
  ['People who is resident of the town pay less.', />a /, 'with "are" there is no "a"'],
  ['Another men-activity is fishing.', /Another/, 'one activity'],
])('%s: %s is not told (%s)', (text, never) => {
  const all = toldOf(text);
  if (never) expect(all.filter((one) => never.test(one))).toEqual([]);
  else expect(all).not.toEqual([]);
});
