import type { EssayFigure } from '../../report.ts';

type Table = Extract<EssayFigure, { type: 'table' }>;
type Part = { name: string; columns: { at: number; moment: string }[] };

/** "Printed 2015, Printed 2025, E-book 2015 …": one table for each form, over the same years. */
export function partsOf(head: string[]): Part[] | null {
  const parts = new Map<string, Part['columns']>();
  for (const [i, cell] of head.slice(1).entries()) {
    const [, name, moment] = /^(.*\D)[\s,]+((?:1[6-9]|20|21)\d\d)$/.exec(cell) ?? [];
    if (!name || !moment) return null;
    parts.set(name.trim(), [...(parts.get(name.trim()) ?? []), { at: i + 1, moment }]);
  }
  const all = [...parts].map(([name, columns]) => ({ name, columns }));
  return all.length > 1 && all.every((part) => part.columns.length > 1) ? all : null;
}

export const partOf = (table: Table, { columns }: Part): Table => ({
  ...table,
  head: [table.head[0]!, ...columns.map((one) => one.moment)],
  rows: table.rows.map((row) => [row[0]!, ...columns.map((one) => row[one.at]!)]),
});

/** How the whole of one part is called, and what any of the others is called. */
export type PartNames = {
  name: string;
  /** Its name in singular and plural, as a pattern. */
  word: string;
  own: RegExp;
  others: RegExp;
  /** What a row, or all of them, come to over all parts in one year: men and women together. */
  sums: number[];
  /** What each row comes to over one or more of the parts, in one year or in all of them; under '' what all rows do over all parts. */
  wholes: Map<string, number[]>;
};

export function namesOf(parts: Part[], part: Part, table: Table): PartNames {
  const others = parts.filter((one) => one !== part).map(({ name }) => wordOf(name));
  return {
    name: part.name,
    word: wordOf(part.name),
    // "Printed" alone may stand before anything: "printed crime novels". With its noun it is the whole.
    own: new RegExp(
      /(?:ed|al|ic|ive|ary)$/i.test(part.name)
        ? `\\b${wordOf(part.name)} (?:books|copies|versions|editions|sales|products|goods)\\b`
        : `\\b${wordOf(part.name)}s?(?: (?:sales|copies))?\\b`,
      'gi',
    ),
    sums: sumsOf(parts, table),
    wholes: wholesOf(parts, table),
    others: new RegExp(`\\b(?:${others.join('|')})`, 'i'),
  };
}

function sumsOf(parts: Part[], { rows }: Table): number[] {
  const moments = [...new Set(parts.flatMap(({ columns }) => columns.map(({ moment }) => moment)))];
  return moments.flatMap((moment) => {
    const at = parts.flatMap(({ columns }) => columns.filter((one) => one.moment === moment).map((one) => one.at));
    const byRow = rows.map((row) => at.reduce((sum, column) => sum + numberIn(row[column]), 0));
    return [...byRow, parted(rows).reduce((sum, row) => sum + byRow[rows.indexOf(row)]!, 0)];
  });
}

function wholesOf(parts: Part[], { rows }: Table): PartNames['wholes'] {
  const moments = [...new Set(parts.flatMap(({ columns }) => columns.map(({ moment }) => moment)))];
  // Of many parts there are too many sums.
  if (parts.length > 6) return new Map();
  const some = [...Array(2 ** parts.length).keys()].slice(1);
  const groups = some.flatMap((mask) => {
    const chosen = parts.filter((_, i) => mask & (1 << i)).flatMap(({ columns }) => columns);
    return [...moments.map((moment) => chosen.filter((one) => one.moment === moment)), chosen];
  });
  const sum = (row: Table['rows'][number], group: Part['columns']) =>
    group.reduce((all, { at }) => all + numberIn(row[at]), 0);
  const all = groups
    .slice(-moments.length - 1)
    .map((group) => parted(rows).reduce((whole, row) => whole + sum(row, group), 0));
  return new Map([...rows.map((row) => [String(row[0]), groups.map((group) => sum(row, group))] as const), ['', all]]);
}

const numberIn = (cell: string | number | undefined) => Number(String(cell ?? '').replace(/[^\d.]/g, ''));
const parted = (rows: Table['rows']) => rows.filter((row) => !/^(?:total|all|overall)\b/i.test(String(row[0])));

const wordOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/(?:ed|s)$/, '(?:ed|s)?');
