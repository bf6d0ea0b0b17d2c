/** Rows of a CSV file as a spreadsheet writes it: quotes, doubled quotes, line breaks inside quotes, comma or semicolon. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]!;
    if (quoted && sign === '"' && source[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === separator || sign === '\n')) {
      rows.at(-1)!.push(cell.trim());
      cell = '';
      if (sign === '\n') rows.push([]);
    } else if (sign !== '\r' || quoted) cell += sign;
  }
  rows.at(-1)!.push(cell.trim());
  return rows.filter((row) => row.some(Boolean));
}

function separatorOf(source: string): string {
  const head = source.slice(0, source.indexOf('\n'));
  return head.split(';').length > head.split(',').length ? ';' : ',';
}
