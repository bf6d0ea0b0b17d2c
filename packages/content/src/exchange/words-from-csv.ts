import { parseCsv } from './csv.ts';

/** A word list from a spreadsheet → a wordbook, as a draft for an author to finish. */

const COLUMNS = ['name', 'uk_ipa', 'us_ipa', 'pos', 'definition', 'chinese', 'example', 'example_zh'] as const;
const MORE = ['unit', 'cefr', 'forms', 'collocations', 'family', 'confuse'] as const;
type Column = (typeof COLUMNS)[number] | (typeof MORE)[number];
type Row = Record<Column, string>;

export function wordsFromCsv(text: string, id: string): object {
  const [head = [], ...lines] = parseCsv(text);
  const names = head.map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length) throw new Error(`the first line has no column ${missing.join(', ')}`);
  const rows = lines.map((line) => Object.fromEntries(names.map((name, at) => [name, line[at] ?? ''])) as Row);
  const units = [...new Set(rows.map(({ unit }) => unit || '1'))];
  return {
    kind: 'wordbook',
    id,
    rev: 1,
    status: 'draft',
    title: { en: titled(id), zh: `词书 ${titled(id)}` },
    topic: 'vocabulary',
    summary: { en: `${rows.length} imported words.`, zh: `导入的 ${rows.length} 个单词。` },
    units: units.map((unit) => ({
      title: /^\d+$/.test(unit) ? { en: `Unit ${unit}`, zh: `第 ${unit} 单元` } : { en: unit, zh: `单元 ${unit}` },
      words: merged(rows.filter((row) => (row.unit || '1') === unit)),
    })),
  };
}

/** Several lines of one word are its several meanings. */
function merged(rows: Row[]): object[] {
  return [...new Set(rows.map(({ name }) => name))].map((name) => {
    const mine = rows.filter((row) => row.name === name);
    const first = mine[0]!;
    return {
      id: name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
      name,
      uk_ipa: slashed(first.uk_ipa),
      us_ipa: slashed(first.us_ipa || first.uk_ipa),
      ...(first.cefr && { cefr: first.cefr.toUpperCase() }),
      core_meanings: mine.map(({ pos, definition, chinese }) => ({
        pos: pos.toLowerCase().replace(/\.$/, ''),
        englishDefinition: definition,
        chineseTranslation: chinese,
      })),
      ...listed(first, 'forms'),
      ...listed(first, 'collocations'),
      ...listed(first, 'family'),
      ...listed(first, 'confuse'),
      examples: mine
        .filter(({ example }) => example)
        .map(({ example, example_zh }) => ({ en: example, zh: example_zh })),
    };
  });
}

const listed = (row: Row, column: 'forms' | 'collocations' | 'family' | 'confuse'): object => {
  const parts = (row[column] ?? '')
    .split(/[;|]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length ? { [column]: parts } : {};
};

const slashed = (ipa: string) => `/${ipa.replace(/^[/[]|[/\]]$/g, '')}/`;
const titled = (id: string) => id.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
