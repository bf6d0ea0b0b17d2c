import type { SummaryRow } from '@ninefold/contract/mistakes/summary';
import { MISTAKE_SKILLS, mistakeKinds } from '@ninefold/core/mistakes/kinds';
import { openTrend, trendWeeks } from '@ninefold/core/mistakes/summary';
import type { QuestionType } from '@ninefold/core/practice/question-types';
import type { Day } from '@ninefold/core/time/day';
import type { CountRow, WeekRow } from './sums.repo.ts';

/** From the running sums to the table by skill and kind, in the order every screen lists them. */
export function summaryOf(counts: readonly CountRow[], weekRows: readonly WeekRow[], today: Day) {
  const weeks = trendWeeks(today);
  const rows = MISTAKE_SKILLS.flatMap((skill) =>
    mistakeKinds.flatMap((kind) => {
      const of = (row: { skill: string; kind: string }) => row.skill === skill && row.kind === kind;
      const row = rowOf(counts.filter(of), weekRows.filter(of), weeks);
      return row ? [{ ...row, skill, kind }] : [];
    }),
  );
  return {
    rows,
    weeks,
    open: weeks.map((_, at) => sum(rows.map(({ trend }) => trend[at] ?? 0))),
    closed: weeks.map((week) => sum(weekRows.filter((row) => row.week === week).map(({ mended }) => mended))),
    removed: sum(counts.map(({ removed }) => removed)),
  };
}

function rowOf(
  counts: readonly CountRow[],
  weekRows: readonly WeekRow[],
  weeks: readonly Day[],
): Omit<SummaryRow, 'skill' | 'kind'> | null {
  const total = (name: 'open' | 'practised' | 'closed') => sum(counts.map((row) => row[name]));
  const [open, practised, closed] = [total('open'), total('practised'), total('closed')];
  if (open + practised + closed === 0) return null;
  const main = counts.reduce<CountRow | null>((most, row) => (row.open > (most?.open ?? 0) ? row : most), null);
  return {
    open,
    practised,
    closed,
    trend: openTrend(open, new Map(weekRows.map((row) => [row.week, row.open])), weeks),
    main_type: (main?.type ?? '') as QuestionType | '',
    main_open: main?.open ?? 0,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
