import { ENOUGH_QUESTIONS, percentOf } from '@ninefold/core/analysis/certainty';
import type { useText } from '#i18n/useText.ts';
import { bandText } from '#ui/band/band-colour.ts';
import type { Week } from '../analysis.queries.ts';
import { clockOf } from './week-sums.ts';

type Text = ReturnType<typeof useText<typeof import('../analysis.zh.ts').text>>;

/** The sentences of a week's report; the page, the picture and the print say the same. */
export function reportLines(
  t: Text,
  { marks, before, essays, words, mended }: Week,
  { seconds, studied }: { seconds: number; studied: number },
): string[] {
  if (seconds < 60 && marks.total === 0 && words.answers === 0) return [t('reportNoTime')];
  const lines = [t('reportTime', { time: t('time', clockOf(seconds)), days: studied })];
  if (marks.total > 0) lines.push(marksLine(t, marks, before));
  if (words.answers > 0)
    lines.push(t('reportWords', { answers: words.answers, percent: percentOf(words.recalled, words.answers).percent }));
  for (const { draft, band } of essays.slice(0, 2)) lines.push(t('reportEssay', { draft, band: bandText(band) }));
  if (mended > 0) lines.push(t('reportMended', { count: mended }));
  return [...new Set(lines)];
}

/** Better or worse is said only where the two intervals do not meet. */
function marksLine(t: Text, marks: Week['marks'], before: Week['before']): string {
  if (marks.total < ENOUGH_QUESTIONS) return t('reportMarksFew', marks);
  const [now, then] = [percentOf(marks.right, marks.total), percentOf(before.right, before.total)];
  const line = t('reportMarks', { ...marks, ...now });
  if (before.total < ENOUGH_QUESTIONS) return line;
  if (now.low > then.high) return `${line} ${t('reportBetter')}`;
  return now.high < then.low ? `${line} ${t('reportWorse')}` : line;
}
