import { ENOUGH_QUESTIONS, percentOf } from '@ninefold/core/analysis/certainty';
import type { useText } from '#i18n/useText.ts';
import { bandText } from '#ui/band/band-colour.ts';
import type { Week } from '../analysis.queries.ts';
import { clockOf } from './week-sums.ts';

type Text = ReturnType<typeof useText<typeof import('../analysis.zh.ts').text>>;

const LEAST_SECONDS = 60;
const MOST_ESSAY_LINES = 2;

/** The sentences of a week's report; the page, the picture and the print say the same. */
export function reportLines(
  t: Text,
  { marks, before, essays, words, mended }: Week,
  { seconds, studied }: { seconds: number; studied: number },
): string[] {
  const lines: string[] = [];
  if (seconds >= LEAST_SECONDS) lines.push(t('reportTime', { time: t('time', clockOf(seconds)), days: studied }));
  if (marks.total > 0) lines.push(marksLine(t, marks, before));
  if (words.answers > 0)
    lines.push(t('reportWords', { answers: words.answers, percent: percentOf(words.recalled, words.answers).percent }));
  for (const { task, draft, band } of essays.slice(0, MOST_ESSAY_LINES))
    lines.push(t('reportEssay', { task, draft, band: bandText(band) }));
  if (essays.length > MOST_ESSAY_LINES) lines.push(t('reportEssaysMore', { count: essays.length - MOST_ESSAY_LINES }));
  if (mended > 0) lines.push(t('reportMended', { count: mended }));
  return lines.length > 0 ? lines : [t('reportNoTime')];
}

/** Better or worse is said only where the two intervals do not meet. */
function marksLine(t: Text, marks: Week['marks'], before: Week['before']): string {
  if (marks.total < ENOUGH_QUESTIONS) return t('reportMarksFew', marks);
  const [now, then] = [percentOf(marks.right, marks.total), percentOf(before.right, before.total)];
  const said = { ...marks, ...now };
  if (before.total >= ENOUGH_QUESTIONS && now.low > then.high) return t('reportMarksBetter', said);
  if (before.total >= ENOUGH_QUESTIONS && now.high < then.low) return t('reportMarksWorse', said);
  return t('reportMarks', said);
}
