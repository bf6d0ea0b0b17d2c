import { expect, test } from 'vitest';
import type { EssayFigure } from '../report.ts';
import { sharedEssays } from '../shared.testing.ts';
import { isReadRight } from './is-read-right.ts';

const figure: EssayFigure = {
  type: 'line',
  x: { values: ['2000', '2010'] },
  y: { unit: '%' },
  series: [{ name: 'Trains', values: [20, 60] }],
} as EssayFigure;
const essay = (band: number, text: string) => ({ band, paragraphs: [{ role: 'body', text }] });
const TRUE = 'The share of trains rose from 20% in 2000 to 60% in 2010.';
const UNTRUE = 'The share of trains fell from 60% in 2000 to 20% in 2010.';

test.each([
  { reports: [], is: true, why: 'there is nothing to try it on' },
  { reports: [essay(8, TRUE)], is: true, why: 'its finished report is right' },
  { reports: [essay(8, UNTRUE)], is: false, why: 'a finished report would be called wrong' },
  { reports: [essay(8, TRUE), essay(7, UNTRUE)], is: false, why: 'one of two would be' },
  { reports: [essay(5, UNTRUE)], is: true, why: 'a weak one may be wrong on purpose' },
])('a figure is read right: $is, because $why', ({ reports, is }) => {
  expect(isReadRight({ figure, material: { essays: reports } })).toBe(is);
});

test('every figure of the pack is read right', () => {
  const requests = sharedEssays().map(({ request }) => request);
  expect(requests.filter(({ task, figure: drawn }) => task === 1 && drawn).length).toBeGreaterThan(20);
  expect(requests.filter((request) => !isReadRight(request)).map(({ prompt }) => prompt)).toEqual([]);
});
