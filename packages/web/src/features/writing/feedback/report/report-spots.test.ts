import type { AssessedReport } from '@ninefold/contract/writing/report';
import { essayPieces } from '@ninefold/core/writing/feedback/essay-pieces';
import { remarksOf } from '@ninefold/core/writing/feedback/remarks';
import { describe, expect, test } from 'vitest';
import task1 from '../../fixtures/task-1-band-5.json' with { type: 'json' };
import task2 from '../../fixtures/task-2-band-6.json' with { type: 'json' };
import { spotsOf } from './report-spots.ts';
import { remarkAt } from './useArrival.ts';

const reports = [task1, task2].map(({ report }) => report as unknown as AssessedReport);

describe.each(reports)('a report of task $task', (report) => {
  test('everything it quotes is found in the text, word for word, under one name', () => {
    const spots = spotsOf(report);
    expect(new Set(spots.map(({ key }) => key)).size).toBe(spots.length);
    for (const { quote } of report.figureChecks) expect(report.text.slice(quote.start, quote.end)).toBe(quote.text);
    for (const { start, end } of spots) expect(start >= 0 && end <= report.text.length && start <= end).toBe(true);
  });

  test('the marked text is the essay, letter for letter', () => {
    const drawn = essayPieces(report.text, spotsOf(report)).map((pieces) => pieces.map(({ text }) => text).join(''));
    expect(drawn).toEqual(report.text.split(/\n+/).map((line) => line.trim()));
  });

  test('every number stands exactly once behind its words', () => {
    const remarks = remarksOf(report);
    const ends = essayPieces(report.text, spotsOf(report))
      .flat()
      .flatMap((piece) => piece.ends);
    for (const { key } of remarks) expect(ends.filter((end) => end === key)).toHaveLength(1);
  });
});

test('a place leads to the remark at it, else to the first that touches it, else to none', () => {
  const remarks = remarksOf(reports[0]!);
  const slip = remarks.find(({ correction }) => correction?.rule === 'comma-splice')!;
  expect(remarkAt(`${slip.start}-${slip.end}`, remarks)?.key).toBe(slip.key);
  expect(remarkAt(`${slip.start + 1}-${slip.start + 2}`, remarks)).toBeTruthy();
  expect(remarkAt('99990-99999', remarks)).toBeUndefined();
});
