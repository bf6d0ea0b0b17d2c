import type { PracticeInfo, ScoreDetail } from '@ninefold/contract/writing/feedback';
import type { AssessedReport } from '@ninefold/contract/writing/report';
import type { Day } from '@ninefold/core/time/local-day';
import svgToPdf from 'svg-to-pdfkit';
import { drawBands } from '#sharing/pdf/draw-bands.ts';
import { drawFooters } from '#sharing/pdf/draw-footers.ts';
import { heading } from '#sharing/pdf/draw-heading.ts';
import { fill } from '#sharing/pdf/fill.ts';
import { INK, PAGE, WIDTH } from '#sharing/pdf/pdf-style.ts';
import { openPen, type Pen } from '#sharing/pdf/pen.ts';
import { drawEssay } from './draw-essay.ts';
import { haloFirst } from './halo-first.ts';
import { criterionName, PDF_WORDS } from './pdf-words.ts';

export type ReportRequest = {
  info: PracticeInfo;
  detail: ScoreDetail;
  language: 'zh' | 'en';
  /** When it was made, as the learner's wall calendar shows it. */
  day: Day;
  /** The picture of an own question. */
  picture: Uint8Array | null;
};

const FIGURE_HEIGHT = 210;
const CRITERIA = ['tr', 'cc', 'lr', 'gra'] as const;

/** The whole report: bands, question with its figure, the essay with its corrections, and the reasons. */
export async function drawReport(request: ReportRequest): Promise<Buffer> {
  const { info, detail, language, day } = request;
  const words = PDF_WORDS[language];
  const pen = openPen(`${words.title} · ${info.title[language]}`);
  const report = detail.scoreDetail;
  pen.line(`Ninefold 九阶雅思 · ${words.title}`, { face: 'sansBold', size: 9, colour: INK.faint });
  pen.space(8);
  pen.line(info.title[language], { face: 'serifBold', size: 20, gap: 2 });
  const meta = fill(words.meta, { task: detail.task, draft: detail.draft, words: detail.words });
  pen.line(`${meta} · ${day}`, { size: 9, colour: INK.faint });
  pen.space(14);
  if (report?.assessable) drawScores(pen, report, language);
  else pen.line(report ? `${words.refused}: ${report.reason[language]}` : words.refused, { colour: INK.warn });
  drawQuestion(pen, request);
  if (report?.assessable) {
    drawEssay(pen, report, words, language);
    drawReasons(pen, report, language);
  } else {
    heading(pen, words.essay);
    pen.line(info.content, { face: 'serif', size: 11 });
  }
  drawFooters(pen, (page, pages) => `${words.footer} · ${fill(words.page, { page, pages })}`);
  return pen.end();
}

function drawScores(pen: Pen, report: AssessedReport, language: 'zh' | 'en'): void {
  const words = PDF_WORDS[language];
  const { band, low, high, comment } = report.overall;
  drawBands(pen, {
    ...{ band, label: words.estimated, range: fill(words.range, { low: low.toFixed(1), high: high.toFixed(1) }) },
    criteria: CRITERIA.map((criterion) => ({
      name: criterionName(words, report.task, criterion),
      band: report.criteria[criterion].band,
    })),
  });
  pen.line(comment[language], { size: 10.5 });
}

function drawQuestion(pen: Pen, { info, language, picture }: ReportRequest): void {
  const words = PDF_WORDS[language];
  const { doc } = pen;
  heading(pen, words.prompt);
  if (info.problem) pen.line(info.problem, { face: 'serif', size: 11 });
  for (const bullet of info.paper.letter?.bullets ?? []) pen.line(`•  ${bullet}`, { face: 'serif', size: 11 });
  for (const { svg } of info.paper.figures) {
    pen.room(FIGURE_HEIGHT + 20);
    pen.space(8);
    svgToPdf(doc, haloFirst(svg), PAGE.margin, doc.y, {
      width: WIDTH,
      height: FIGURE_HEIGHT,
      preserveAspectRatio: 'xMidYMin meet',
      fontCallback: (_family, bold) => (bold ? 'sansBold' : 'sans'),
      // A drawing may not make us read a file or an address.
      imageCallback: () => '',
      documentCallback: () => '',
    });
    doc.y += FIGURE_HEIGHT + 8;
  }
  if (picture) {
    pen.room(FIGURE_HEIGHT + 20);
    doc.image(Buffer.from(picture), PAGE.margin, doc.y, { fit: [WIDTH, FIGURE_HEIGHT] });
    doc.y += FIGURE_HEIGHT + 8;
  }
}

function drawReasons(pen: Pen, report: AssessedReport, language: 'zh' | 'en'): void {
  const words = PDF_WORDS[language];
  heading(pen, words.reasons);
  for (const criterion of CRITERIA) {
    const { band, reasons, raise } = report.criteria[criterion];
    pen.room(60);
    pen.line(`${criterionName(words, report.task, criterion)}  ${band.toFixed(1)}`, { face: 'sansBold', size: 11 });
    for (const reason of reasons.slice(0, 3)) {
      const [mark, colour] = reason.good ? ['+', INK.ok] : reason.open ? ['?', INK.soft] : ['–', INK.danger];
      pen.write(`${mark}  `, { colour, size: 10 }, true);
      pen.line(reason[language], { size: 10, colour: INK.soft });
      if (reason.quote) pen.line(`“${reason.quote.text}”`, { face: 'serif', size: 10, colour: INK.faint });
    }
    pen.write(`${words.first}: `, { face: 'sansBold', size: 10 }, true);
    pen.line(raise[language], { size: 10 });
    pen.space(8);
  }
  if (report.good.length === 0) return;
  heading(pen, words.good);
  for (const one of report.good.slice(0, 5)) {
    pen.line(`+  ${one[language]}`, { size: 10, colour: INK.soft });
    if (one.quote) pen.line(`“${one.quote.text}”`, { face: 'serif', size: 10, colour: INK.faint });
  }
}
