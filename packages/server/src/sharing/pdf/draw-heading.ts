import type { Pen } from './pen.ts';

/** A section's title with a hairline. */
export function heading(pen: Pen, text: string): void {
  pen.room(80);
  pen.space(16);
  pen.line(text, { face: 'serifBold', size: 14 });
  pen.space(2);
  pen.rule();
  pen.space(8);
}
