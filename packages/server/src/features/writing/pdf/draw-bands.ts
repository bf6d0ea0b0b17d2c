import type { AssessedReport } from '@ninefold/contract/writing/report';
import { bandColour, INK, PAGE, WIDTH } from './pdf-style.ts';
import { fontOf, runsOf } from './pdf-text.ts';
import { criterionName, fill, type PDF_WORDS } from './pdf-words.ts';
import type { Pen } from './pen.ts';

type Words = (typeof PDF_WORDS)['zh' | 'en'];
const HEIGHT = 92;
const RADIUS = 22;
const CRITERIA = ['tr', 'cc', 'lr', 'gra'] as const;

/** The overall band with its range, then a ring of nine arcs for each criterion. */
export function drawBands(pen: Pen, report: AssessedReport, words: Words): void {
  const { doc } = pen;
  const top = doc.y;
  doc.roundedRect(PAGE.margin, top, WIDTH, HEIGHT, 8).fill(INK.sunken);
  const { band, low, high } = report.overall;
  doc.font('serifBold').fontSize(40).fillColor(bandColour(band));
  doc.text(band.toFixed(1), PAGE.margin + 18, top + 12, { width: 90, lineBreak: false });
  centred(pen, words.estimated, PAGE.margin + 18, top + 58, 120, 9, 'left');
  const range = fill(words.range, { low: low.toFixed(1), high: high.toFixed(1) });
  centred(pen, range, PAGE.margin + 18, top + 71, 130, 9, 'left');
  const step = (WIDTH - 150) / CRITERIA.length;
  for (const [at, criterion] of CRITERIA.entries()) {
    const x = PAGE.margin + 150 + step * at + step / 2;
    ring(pen, x, top + 36, report.criteria[criterion].band);
    centred(pen, criterionName(words, report.task, criterion), x - step / 2, top + 70, step, 9, 'center');
  }
  doc.x = PAGE.margin;
  doc.y = top + HEIGHT + 10;
  pen.line(report.overall.comment[words.title === 'Writing report' ? 'en' : 'zh'], { size: 10.5 });
}

function ring({ doc }: Pen, x: number, y: number, band: number): void {
  const gap = 0.1;
  for (let at = 0; at < 9; at += 1) {
    const share = Math.max(0, Math.min(1, band - at));
    const from = -Math.PI / 2 + (at * 2 * Math.PI) / 9 + gap / 2;
    const length = (2 * Math.PI) / 9 - gap;
    arc(from, from + length, '#d8d6d0');
    if (share > 0) arc(from, from + length * share, bandColour(band));
  }
  doc.font('serifBold').fontSize(14).fillColor(bandColour(band));
  doc.text(band.toFixed(1), x - 20, y - 8, { width: 40, align: 'center', lineBreak: false });

  function arc(from: number, to: number, colour: string) {
    const at = (angle: number) => [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)] as const;
    const [x1, y1] = at(from);
    const [x2, y2] = at(to);
    doc.path(`M ${x1} ${y1} A ${RADIUS} ${RADIUS} 0 0 1 ${x2} ${y2}`).lineWidth(4).stroke(colour);
  }
}

/** A short label in one line, whatever its alphabet. */
function centred(
  { doc }: Pen,
  text: string,
  x: number,
  y: number,
  width: number,
  size: number,
  align: 'left' | 'center',
) {
  const runs = runsOf(text).map((run) => ({ ...run, font: fontOf('sans', run.chinese) }));
  const total = runs.reduce((sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text), 0);
  let at = align === 'center' ? x + (width - total) / 2 : x;
  for (const run of runs) {
    doc
      .font(run.font)
      .fontSize(size)
      .fillColor(INK.soft)
      .text(run.text, at, y, { lineBreak: false, baseline: -size * 0.95 });
    at += doc.widthOfString(run.text);
  }
}
