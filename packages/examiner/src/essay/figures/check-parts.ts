import type { Sheet } from './sheet/sheet.ts';

/** "Print was still the most common form": one part of a table of several against the others. */
export type PartVerdict = { ok: boolean; name: string; best: string; most: boolean };

const FORM = '(?:form|format|type|kind|version|medium|way|category|group|one|choice)s?';

export function checkParts(text: string, sheets: Sheet[]): PartVerdict[] {
  const parts = sheets.filter((sheet) => sheet.part);
  if (parts.length < 2 || parts.length < sheets.length) return [];
  const totals = parts.map(totalsOf);
  if (totals.some((list) => list.length !== totals[0]!.length)) return [];
  return parts.flatMap(({ part }, i): PartVerdict[] => {
    const said = new RegExp(
      `(?:^|, |\\b(?:overall,?|and|but|that|the)\\s)(?:the )?${part!.word}(?: (?:books|copies|versions|editions))?,? (?:is|are|was|were|remained|stayed)(?: still| always| clearly| by far| easily)* the (most|least) (?:popular|common|important|frequent)(?: (?:\\w+ )?${FORM}\\b)?(?! of\\b)`,
      'i',
    ).exec(text);
    if (!said || /\b(?:for|among)\b/i.test(text.slice(said.index + said[0].length).slice(0, 14))) return [];
    const most = said[1]!.toLowerCase() === 'most';
    const first = (c: number) => {
      const values = totals.map((list) => list[c]!);
      return values.indexOf(most ? Math.max(...values) : Math.min(...values));
    };
    const ok = totals[0]!.some((_, c) => first(c) === i);
    return [{ ok, name: part!.name, best: parts[first(0)]!.part!.name, most }];
  });
}

function totalsOf({ rows, values, columns }: Sheet): number[] {
  const total = rows.findIndex((row) => row.total);
  return columns.map((_, c) =>
    total >= 0 ? (values[total]![c] ?? 0) : values.reduce((sum, row) => sum + (row[c] ?? 0), 0),
  );
}
