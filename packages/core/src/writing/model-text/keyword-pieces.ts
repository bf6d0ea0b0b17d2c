/** A line in pieces; `n` is the number of the keyword a piece is, 0 for the words between. */
export type Piece = { at: number; text: string; n: number };

/** Each keyword once, where it stands first; what overlaps an earlier one is left plain. */
export function pieces(line: string, keywords: readonly string[]): Piece[] {
  const found = keywords
    .flatMap((keyword, at) => {
      const start = line.toLowerCase().indexOf(keyword.toLowerCase());
      return start < 0 ? [] : [{ start, end: start + keyword.length, n: at + 1 }];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const cut: Piece[] = [];
  let at = 0;
  for (const { start, end, n } of found) {
    if (start < at) continue;
    if (start > at) cut.push({ at, text: line.slice(at, start), n: 0 });
    cut.push({ at: start, text: line.slice(start, end), n });
    at = end;
  }
  if (at < line.length) cut.push({ at, text: line.slice(at), n: 0 });
  return cut;
}
