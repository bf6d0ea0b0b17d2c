/** In widths of a Latin letter; a Chinese character takes two. What the column holds without being cut. */
const ROOM = 24;

/** As many question types as there is room for; the others are counted: `Headings +2`. */
export function typesInLine(names: readonly string[]): string {
  for (let shown = names.length; shown > 1; shown -= 1) {
    const line = lineOf(names, shown);
    if (widthOf(line) <= ROOM) return line;
  }
  return lineOf(names, 1);
}

function lineOf(names: readonly string[], shown: number): string {
  const rest = names.length - shown;
  return names.slice(0, shown).join(' · ') + (rest > 0 ? ` +${rest}` : '');
}

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
