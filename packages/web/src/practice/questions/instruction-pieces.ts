type InstructionPiece = { start: number; text: string; strong: boolean };

/** Words in capitals, with the A of "AND/OR A NUMBER" between them. */
const CAPITALS = /\b[A-Z]{2,}\b(?:(?:\/| A | )(?=[A-Z]{2,}\b)[A-Z]{2,}\b)*/g;

export function instructionPieces(text: string): InstructionPiece[] {
  const pieces: InstructionPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(CAPITALS)) {
    if (found.index > from) pieces.push({ start: from, text: text.slice(from, found.index), strong: false });
    pieces.push({ start: found.index, text: found[0], strong: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ start: from, text: text.slice(from), strong: false });
  return pieces;
}
