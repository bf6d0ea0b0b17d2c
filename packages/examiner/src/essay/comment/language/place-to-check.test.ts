import { describe, expect, test } from 'vitest';
import type { Doubt } from '../../grammar-tagger/tagger.ts';
import type { Correction } from '../../report.ts';
import { readEssay } from '../../text/essay-text.ts';
import { factsOf } from '../facts.testing.ts';
import { grammarPoints } from './grammar-points.ts';
import { mended } from './mended.ts';
import { placeToCheck } from './place-to-check.ts';

const open = (text: string, original: string, replacement: string, rule: string, confidence = 0.99): Correction => {
  const start = text.indexOf(original || replacement.trim());
  return {
    ...{ start, end: start + original.length, original, replacement, rule, confidence },
    kind: 'number',
    certain: false,
    explanation: { zh: '', en: '' },
  };
};
const CHARTS = 'The two pie chart show how people live.';
const said = (text: string, corrections: Correction[], band = 6) =>
  placeToCheck({ ...factsOf(text, band), corrections }).map((one) => one.en);

describe('a place to check', () => {
  test('names both words, quotes the place and says what a 7 does', () => {
    const [point] = placeToCheck({
      ...factsOf(CHARTS, 6),
      corrections: [open(CHARTS, 'chart', 'charts', 'tagger-number')],
    });
    expect(point?.en).toBe('Singular and plural: check this place. Should "chart" be "charts"?');
    expect(point?.quote?.text).toContain('two pie chart');
    expect(point?.better?.en).toContain('A 7 rereads its nouns');
  });

  test.each<[string, Correction[], number, string]>([
    ['less likely', [open(CHARTS, 'chart', 'charts', 'tagger-number', 0.9)], 6, 'it is left in the list'],
    ['a spelling', [open(CHARTS, 'chart', 'charts', 'tagger-spelling')], 6, 'that is no grammar'],
    [
      'beside another open place',
      [open(CHARTS, 'chart', 'charts', 'tagger-number'), open(CHARTS, 'show', 'shows', 'tagger-verb')],
      6,
      'one of the two is at fault',
    ],
    ['in a text of 7', [open(CHARTS, 'chart', 'charts', 'tagger-number')], 7, 'a strong writer is believed'],
  ])('%s: nothing is said (%s)', (_, corrections, band) => {
    expect(said(CHARTS, corrections, band)).toEqual([]);
  });

  test('what is put in or left out is shown with its neighbour', () => {
    const article = 'Prices will rise in future and people will pay.';
    const start = article.indexOf('future');
    const put = { ...open(article, '', 'the ', 'tagger-article-in'), start, end: start };
    expect(said(article, [put])[0]).toContain('Should "future" be "the future"?');
    const comma = 'It is true, that people pay.';
    expect(said(comma, [open(comma, ',', '', 'tagger-comma-out')])[0]).toContain('Should "true, that" be "true that"?');
  });

  test('a verb that the tagger took for a noun is told as a verb', () => {
    const text = 'When a tooth decay appear, people call the dentist.';
    expect(said(text, [open(text, 'appear', 'appears', 'tagger-number')])[0]).toContain('Subject and verb');
  });

  test('it is silent where a slip is sure', () => {
    const text = 'They give informations to us. The two pie chart show it.';
    const facts = factsOf(text, 5);
    const all = [...facts.corrections, open(text, 'pie', 'pies', 'tagger-number')];
    expect(grammarPoints({ ...facts, corrections: all }).map((one) => one.en)).not.toContainEqual(
      expect.stringContaining('check this place'),
    );
  });
});

describe('what is shown as mended', () => {
  const text = 'We get informations.';
  const slip = { ...open(text, 'informations', 'information', 'counted-uncountable'), certain: true };
  const of = (suspected: Doubt[], more: Correction[] = []) =>
    mended({ essay: readEssay(text), corrections: [slip, ...more], suspected }, slip)?.en;
  test.each([
    ['the words beside it are shown', [], '"get informations" → "get information"'],
    ['but none that is doubted', [{ start: 3, end: 6, chance: 0.9 }], '"informations" → "information"'],
    [
      'a doubt about the word itself is answered',
      [{ start: 7, end: 19, chance: 0.9 }],
      '"get informations" → "get information"',
    ],
  ])('%s', (_, suspected, shown) => expect(of(suspected)).toBe(shown));

  test('a question of the report is a doubt', () => {
    expect(of([], [open(text, 'get', 'got', 'tagger-verb')])).toBe('"informations" → "information"');
  });

  test('a word put in is not shown at all where its neighbour is doubted', () => {
    const line = 'We have chance to go.';
    const start = line.indexOf('chance');
    const put = { ...open(line, '', 'the ', 'have-chance'), start, end: start, certain: true };
    const suspected = [{ start: start + 1, end: start + 5, chance: 0.9 }];
    expect(mended({ essay: readEssay(line), corrections: [put], suspected }, put)).toBeNull();
  });
});
