import { INK, PAGE } from './pdf-style.ts';
import type { Pen } from './pen.ts';

/** At the foot of every page, once it is known how many there are. */
export function drawFooters(pen: Pen, footer: (page: number, pages: number) => string): void {
  const { count } = pen.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pen.doc.switchToPage(page);
    // The foot lies below the margin, where text would begin a new page.
    pen.doc.page.margins.bottom = 0;
    pen.doc.y = PAGE.height - PAGE.margin + 6;
    pen.doc.x = PAGE.margin;
    pen.line(footer(page + 1, count), { size: 8, colour: INK.faint });
  }
}
