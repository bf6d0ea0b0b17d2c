import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { type Face, INK, PAGE, WIDTH } from './pdf-style.ts';
import { fontOf, runsOf } from './pdf-text.ts';

export type Pen = ReturnType<typeof openPen>;
export type Ink = { face?: Face; size?: number; colour?: string; strike?: boolean; underline?: boolean; gap?: number };

const fontFile = (name: string) => fileURLToPath(new URL(`../../../assets/fonts/${name}.ttf`, import.meta.url));

/** A4 pages with our fonts embedded, and a hand that writes English and Chinese in one line. */
export function openPen(title: string) {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { top: PAGE.margin, bottom: PAGE.margin + 20, left: PAGE.margin, right: PAGE.margin },
    bufferPages: true,
    compress: true,
    info: { Title: title, Author: 'Ninefold', Creator: 'Ninefold' },
    lang: 'en',
  });
  doc.registerFont('serif', fontFile('source-serif-400'));
  doc.registerFont('serifBold', fontFile('source-serif-600'));
  doc.registerFont('sans', fontFile('inter-400'));
  doc.registerFont('sansBold', fontFile('inter-600'));
  doc.registerFont('chinese', fontFile('noto-sans-sc-400'));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((done) => doc.on('end', () => done(Buffer.concat(chunks))));

  /** Goes on in the same line; `more` false ends it. */
  function write(text: string, ink: Ink, more: boolean): void {
    const { face = 'sans', size = 10, colour = INK.text, strike = false, underline = false, gap = 3 } = ink;
    const runs = runsOf(text);
    if (runs.length === 0) {
      if (!more) doc.font(face).fontSize(size).text('', { continued: false });
      return;
    }
    for (const [at, run] of runs.entries()) {
      doc
        .font(fontOf(face, run.chinese))
        .fontSize(run.chinese ? size * 0.96 : size)
        .fillColor(colour)
        .text(run.text, {
          continued: more || at < runs.length - 1,
          strike,
          underline,
          lineGap: gap,
          width: WIDTH,
          // One base line for both alphabets: left alone, each font hangs from its own height.
          baseline: -size * 0.95,
        });
    }
  }

  return {
    doc,
    write,
    line: (text: string, ink: Ink = {}) => write(text, ink, false),
    space: (points: number) => {
      doc.y += points;
    },
    /** Never a heading alone at the foot of a page. */
    room(points: number): void {
      if (doc.y + points > PAGE.height - PAGE.margin - 20) doc.addPage();
    },
    rule(): void {
      doc
        .moveTo(PAGE.margin, doc.y)
        .lineTo(PAGE.width - PAGE.margin, doc.y)
        .lineWidth(0.6)
        .stroke(INK.line);
    },
    end(): Promise<Buffer> {
      doc.end();
      return ended;
    },
  };
}
