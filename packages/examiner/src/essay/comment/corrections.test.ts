import { describe, expect, test } from 'vitest';
import type { Correction } from '../report.ts';
import { readEssay } from '../text/essay-text.ts';
import { applyEdits, forReport, forStrong } from './corrections.ts';

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
    const text = 'Nowadays art matters. In many parts of the country schools are free.';
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
