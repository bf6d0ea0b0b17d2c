import type { AssessedReport } from '@ninefold/contract/writing/report';
import { expect, test } from 'vitest';
import { mistakesOf } from './report-mistakes.ts';

const DRAFT = { id: 1, task: 2 as const, paper_hash: 'hash' };
type Reasons = AssessedReport['criteria']['tr']['reasons'];
const both = { zh: '一句话', en: 'A sentence.' };
const criterion = (band: number, reasons: Reasons = []) => ({ band, low: band, high: band, reasons, raise: both });

/** What the book gets of an essay whose task response is a 6 for these reasons. */
const told = (reasons: Reasons) => {
  const criteria = { tr: criterion(6, reasons), cc: criterion(7), lr: criterion(7), gra: criterion(7) };
  const report = { corrections: [], upgrades: [], criteria } as unknown as AssessedReport;
  const { lost, rights } = mistakesOf(DRAFT, report, new Date(0));
  return { lost: lost.map(({ part }) => part), mended: rights.map(({ part }) => part) };
};

test('a weakness of the task is a mistake, and the next essay without one mends it', () => {
  expect(told([{ ...both, good: false }])).toEqual({ lost: ['tr:0'], mended: ['cc:ok'] });
  expect(told([{ ...both, good: true }])).toEqual({ lost: [], mended: ['tr:ok', 'cc:ok'] });
});

test('a place to begin, where nothing was found for certain, is no mistake', () => {
  expect(told([{ ...both, good: false, open: true }])).toEqual({ lost: [], mended: ['tr:ok', 'cc:ok'] });
});
