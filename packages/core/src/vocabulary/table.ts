/** Tables that people bring: comma or tab separated, quoted as spreadsheets do. Read piece by piece, never whole. */

export type Separator = ',' | '\t' | ';';

export type TableReader = {
  /** Rows that ended in this piece. */
  read(piece: string): string[][];
  /** What is left when the file ends. */
  end(): string[][];
};

/** Longer cells are cut: nobody learns a word with four thousand letters. */
const LONGEST_CELL = 2000;

export function tableReader(separator: Separator): TableReader {
  let cell = '';
  let row: string[] = [];
  let quoted = false;
  /** A quote inside quotes may be the end of the cell or half of a doubled one; the next letter tells. */
  let quoteSeen = false;
  let first = true;

  function add(letter: string): void {
    if (cell.length < LONGEST_CELL) cell += letter;
  }
  function endCell(): void {
    row.push(cell);
    cell = '';
  }
  function endRow(into: string[][]): void {
    endCell();
    if (row.length > 1 || row[0] !== '') into.push(row);
    row = [];
  }

  return {
    read(piece) {
      const rows: string[][] = [];
      for (const letter of first ? piece.replace(/^\uFEFF/, '') : piece) {
        if (quoted) {
          if (quoteSeen && letter === '"') {
            add('"');
            quoteSeen = false;
          } else if (quoteSeen) {
            quoted = false;
            quoteSeen = false;
            plain(letter, rows);
          } else if (letter === '"') quoteSeen = true;
          else add(letter);
        } else plain(letter, rows);
      }
      if (piece !== '') first = false;
      return rows;
    },
    end() {
      const rows: string[][] = [];
      if (cell !== '' || row.length > 0) endRow(rows);
      return rows;
    },
  };

  function plain(letter: string, rows: string[][]): void {
    if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') endRow(rows);
    else if (letter !== '\r') add(letter);
  }
}

/** By what the first line has most of. */
export function separatorOf(firstLine: string): Separator {
  const count = (sign: Separator) => firstLine.split(sign).length;
  return count('\t') > 1 ? '\t' : count(';') > count(',') ? ';' : ',';
}

/** Which column holds the words: the one with the most cells that are one to four English words. */
export function wordColumn(rows: readonly (readonly string[])[]): number {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const scores = Array.from({ length: width }, (_, at) => rows.filter((row) => isEnglish(row[at] ?? '')).length);
  return Math.max(0, scores.indexOf(Math.max(0, ...scores)));
}

const isEnglish = (cell: string): boolean => /^\s*[A-Za-z][A-Za-z'’-]*(?: [A-Za-z'’-]+){0,3}\s*$/.test(cell);

/** A table as a file that every spreadsheet opens; what begins like a formula is made words, so that nobody runs it. */
export function tableOf(rows: readonly (readonly string[])[], separator: ',' | '\t'): string {
  // The mark at the beginning tells a spreadsheet that this is UTF-8: without it Chinese becomes noise.
  return `\uFEFF${rows.map((row) => row.map((cell) => cellOf(cell, separator)).join(separator)).join('\r\n')}\r\n`;
}

/**
 * Where a cell may begin for a spreadsheet: at its own beginning, and after whatever some spreadsheet takes for a
 * separator (a semicolon in half of Europe, a tab in a file called .csv). Full-width signs count as well.
 */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@＝＋－＠\t\r])/g;
const GUARDED = /(^|[;\t\r\n])'(?=[=+\-@＝＋－＠\t\r])/g;

function cellOf(value: string, separator: string): string {
  const words = value.replace(FORMULA, "$1'");
  return words.includes(separator) || /["\r\n;\t]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}

/** A cell of an exported table as it was before it was guarded. */
export const unguarded = (cell: string): string => cell.replace(GUARDED, '$1');
