import { bandColour, INK, PAGE, WIDTH } from './pdf-style.ts';
import { fontOf, runsOf } from './pdf-text.ts';
import type { Pen } from './pen.ts';

const HEIGHT = 92;
const RADIUS = 22;

export type PrintedBands = {
  band: number;
  /** What the number is, and where the true one probably lies. */
  label: string;
  range: string;
  criteria: readonly { name: string; band: number | null }[];
};

/** The overall band with its range, then a ring of nine arcs for each criterion. */
export function drawBands(pen: Pen, { band, label, range, criteria }: PrintedBands): void {
  const { doc } = pen;
  const top = doc.y;
  doc.roundedRect(PAGE.margin, top, WIDTH, HEIGHT, 8).fill(INK.sunken);
  doc.font('serifBold').fontSize(40).fillColor(bandColour(band));
  doc.text(band.toFixed(1), PAGE.margin + 18, top + 12, { width: 90, lineBreak: false });
  oneLine(pen, label, PAGE.margin + 18, top + 58, 120, 9, 'left');
  oneLine(pen, range, PAGE.margin + 18, top + 71, 130, 9, 'left');
  const step = (WIDTH - 150) / criteria.length;
  for (const [at, one] of criteria.entries()) {
    const x = PAGE.margin + 150 + step * at + step / 2;
    if (one.band !== null) ring(pen, x, top + 36, one.band);
    oneLine(pen, one.name, x - step / 2, top + 70, step, 9, 'center');
  }
  doc.x = PAGE.margin;
  doc.y = top + HEIGHT + 10;
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
function oneLine(
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
