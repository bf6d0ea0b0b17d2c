import type { AssessedReport } from '@ninefold/contract/writing/report';
import { heading } from '#sharing/pdf/draw-heading.ts';
import { INK } from '#sharing/pdf/pdf-style.ts';
import type { Pen } from '#sharing/pdf/pen.ts';
import type { PDF_WORDS } from './pdf-words.ts';

type Words = (typeof PDF_WORDS)['zh' | 'en'];

/** The essay as it was handed in, its corrections in place, then each of them explained under its number. */
export function drawEssay(pen: Pen, report: AssessedReport, words: Words, language: 'zh' | 'en'): void {
  const corrections = inOrder(report.corrections);
  heading(pen, words.essay);
  if (corrections.length > 0) {
    pen.line(words.legend, { size: 9, colour: INK.faint });
    pen.space(4);
  }
  for (const paragraph of paragraphsOf(report.text)) {
    drawParagraph(pen, paragraph, corrections);
    pen.space(7);
  }
  if (corrections.length === 0) return;
  heading(pen, words.corrections);
  for (const [at, { original, replacement, certain, explanation }] of corrections.entries()) {
    pen.room(34);
    pen.write(`${at + 1}.  `, { face: 'sansBold', size: 10 }, true);
    pen.write(original || '…', { face: 'serif', size: 10.5, colour: INK.danger, strike: certain }, true);
    pen.write('  →  ', { size: 10, colour: INK.faint }, true);
    pen.write(replacement.trim() || '–', { face: 'serifBold', size: 10.5, colour: INK.ok }, !certain);
    if (!certain) pen.line(`  (${words.check})`, { size: 9, colour: INK.warn });
    pen.line(explanation[language], { size: 9.5, colour: INK.soft });
    pen.space(4);
  }
}

type Correction = AssessedReport['corrections'][number];
type Paragraph = { start: number; text: string };

function drawParagraph(pen: Pen, { start, text }: Paragraph, corrections: readonly Correction[]): void {
  const end = start + text.length;
  const size = 11;
  let at = start;
  for (const [n, one] of corrections.entries()) {
    if (one.start < at || one.end > end) continue;
    pen.write(text.slice(at - start, one.start - start), { face: 'serif', size }, true);
    pen.write(
      one.original,
      { face: 'serif', size, colour: one.certain ? INK.danger : INK.warn, strike: one.certain },
      true,
    );
    if (one.certain && one.replacement)
      pen.write(withSpace(one.replacement.trim()), { face: 'serifBold', size, colour: INK.ok }, true);
    pen.write(`[${n + 1}]`, { face: 'sansBold', size: 7, colour: INK.faint }, true);
    at = one.end;
  }
  pen.write(text.slice(at - start), { face: 'serif', size }, false);
}

/** A comma stands at its word. */
const withSpace = (text: string): string => (/^[,.;:!?]/.test(text) ? text : ` ${text}`);

const inOrder = (corrections: readonly Correction[]): Correction[] => {
  const sorted = [...corrections].sort((a, b) => a.start - b.start || a.end - b.end);
  return sorted.filter((one, at) => at === 0 || one.start >= (sorted[at - 1]?.end ?? 0));
};

function paragraphsOf(text: string): Paragraph[] {
  return [...text.matchAll(/[^\n]+/g)].map(({ index, 0: words }) => ({ start: index, text: words }));
}
