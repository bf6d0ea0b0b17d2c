import type { SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import type { Day } from '@ninefold/core/time/local-day';
import { drawBands } from '#sharing/pdf/draw-bands.ts';
import { drawFooters } from '#sharing/pdf/draw-footers.ts';
import { heading } from '#sharing/pdf/draw-heading.ts';
import { fill } from '#sharing/pdf/fill.ts';
import { INK } from '#sharing/pdf/pdf-style.ts';
import { openPen, type Pen } from '#sharing/pdf/pen.ts';
import { drawAnswer } from './draw-answer.ts';
import { clockTime, PDF_WORDS } from './pdf-words.ts';

/** `day`: when it was scored, as the learner's wall calendar shows it. */
export type SpeakingPdfRequest = { view: SpeakingReportView; day: Day; language: 'zh' | 'en' };

/** The whole report: bands and their reasons, what to do next, then every answer with its question. */
export async function drawReport({ view, day, language }: SpeakingPdfRequest): Promise<Buffer> {
  const words = PDF_WORDS[language];
  const { record, report, recordings } = view;
  const pen = openPen(`${words.title} · ${record.title[language]}`);
  pen.line(`Ninefold 九阶雅思 · ${words.title}`, { face: 'sansBold', size: 9, colour: INK.faint });
  pen.space(8);
  pen.line(record.title[language], { face: 'serifBold', size: 20, gap: 2 });
  const meta = [
    words.parts[record.part],
    words.modes[record.mode],
    fill(words.talked, { time: clockTime(record.seconds) }),
  ];
  pen.line([...meta, day].join(' · '), { size: 9, colour: INK.faint });
  pen.space(14);
  drawOverall(pen, view, language);
  if (report.warnings.length > 0)
    pen.line(`${words.warnings} ${report.warnings.map(({ text }) => text[language]).join(' ')}`, {
      ...{ size: 9.5, colour: INK.warn },
    });
  if (report.overall.band !== null) drawReasons(pen, view, language);
  if (report.next.length > 0) {
    heading(pen, words.next);
    for (const [at, { text }] of report.next.entries()) pen.line(`${at + 1}.  ${text[language]}`, { size: 10 });
  }
  heading(pen, words.answers);
  pen.line(words.legend, { size: 9, colour: INK.faint });
  for (const answer of report.answers) {
    const question = recordings.find(({ order }) => order === answer.order)?.question ?? '';
    drawAnswer(pen, { answer, question, language });
  }
  drawFooters(pen, (page, pages) => `${words.footer} · ${fill(words.page, { page, pages })}`);
  return pen.end();
}

function drawOverall(pen: Pen, { report }: SpeakingReportView, language: 'zh' | 'en'): void {
  const words = PDF_WORDS[language];
  const { band, from, to, why } = report.overall;
  if (band === null) {
    pen.line(`${words.noBand} ${why?.[language] ?? ''}`.trim(), { size: 11, colour: INK.warn });
    return;
  }
  drawBands(pen, {
    ...{ band, label: words.estimated },
    range: from !== null && to !== null ? fill(words.range, { low: from.toFixed(1), high: to.toFixed(1) }) : '',
    criteria: report.criteria.map(({ criterion, band }) => ({ name: words.criteria[criterion], band })),
  });
}

function drawReasons(pen: Pen, { report }: SpeakingReportView, language: 'zh' | 'en'): void {
  const words = PDF_WORDS[language];
  heading(pen, words.reasons);
  for (const { criterion, band, reasons } of report.criteria) {
    pen.room(48);
    pen.line(`${words.criteria[criterion]}  ${band?.toFixed(1) ?? ''}`, { face: 'sansBold', size: 11 });
    for (const { good, text, quote } of reasons) {
      pen.write(good ? '+  ' : '–  ', { colour: good ? INK.ok : INK.danger, size: 10 }, true);
      pen.line(text[language], { size: 10, colour: INK.soft });
      if (quote) pen.line(`“${quote.text}”`, { face: 'serif', size: 10, colour: INK.faint });
    }
    pen.space(8);
  }
}
