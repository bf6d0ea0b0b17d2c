/** A table as a file that every spreadsheet opens. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  // The mark at the beginning tells a spreadsheet that this is UTF-8: without it Chinese becomes noise.
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** What begins like a formula is made words: a question such as "=1+1" must not be run by whoever opens the file. */
function cell(value: string): string {
  const words = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}
