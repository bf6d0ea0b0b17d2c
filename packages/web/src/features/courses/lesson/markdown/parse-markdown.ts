/** The Markdown that lessons are written in: paragraphs, headings, lists, quotes, tables, strong, emphasis, code. No HTML. */

export type Inline = { style: 'plain' | 'strong' | 'em' | 'code'; text: string };
export type Block =
  | { is: 'paragraph'; text: Inline[] }
  | { is: 'heading'; text: Inline[] }
  | { is: 'quote'; text: Inline[] }
  | { is: 'list'; ordered: boolean; items: Inline[][] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] };

export const parseMarkdown = (text: string): Block[] => chunksOf(text).flatMap(blockOf);

/** Pieces between empty lines; a list or a table may stand directly under a sentence. */
function chunksOf(text: string): string[][] {
  const chunks: string[][] = [];
  let kind = '';
  for (const line of text.replace(/\r/g, '').split('\n')) {
    const next = kindOf(line);
    const goesOn = next === kind || (next === 'text' && kind !== '' && kind !== 'table' && kind !== 'heading');
    if (next === '') kind = '';
    else if (goesOn && chunks.length > 0) chunks.at(-1)?.push(line.trim());
    else chunks.push([line.trim()]);
    if (next !== '' && !goesOn) kind = next;
  }
  return chunks;
}

function kindOf(line: string): string {
  const text = line.trim();
  if (text === '') return '';
  if (/^#{1,6}\s/.test(text)) return 'heading';
  if (/^[-*]\s/.test(text)) return 'bullets';
  if (/^\d+[.)]\s/.test(text)) return 'numbers';
  if (text.startsWith('>')) return 'quote';
  return text.startsWith('|') ? 'table' : 'text';
}

function blockOf(lines: string[]): Block[] {
  const [first = ''] = lines;
  switch (kindOf(first)) {
    case 'heading':
      return lines.map((line) => ({ is: 'heading', text: parseInline(line.replace(/^#+\s+/, '')) }));
    case 'bullets':
    case 'numbers':
      return [{ is: 'list', ordered: /^\d/.test(first), items: itemsOf(lines).map(parseInline) }];
    case 'quote':
      return [{ is: 'quote', text: parseInline(joined(lines.map((line) => line.replace(/^>\s?/, '')))) }];
    case 'table':
      return [tableOf(lines)];
    default:
      return [{ is: 'paragraph', text: parseInline(joined(lines)) }];
  }
}

const MARK = /^([-*]|\d+[.)])\s+/;
/** A line without a mark belongs to the item before it. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (MARK.test(line)) items.push(line.replace(MARK, ''));
    else items.push(joined([items.pop() ?? '', line]));
  }
  return items;
}

/** Chinese lines are joined without a space. */
const joined = (lines: readonly string[]): string =>
  lines.reduce((text, line) =>
    /[\u3000-\u9fff\uff00-\uffef]$/.test(text) && /^[\u3000-\u9fff\uff00-\uffef]/.test(line)
      ? text + line
      : `${text} ${line}`,
  );

function tableOf(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => parseInline(cell.trim()));
  const [head = '', ...rest] = lines;
  return { is: 'table', head: cells(head), rows: rest.filter((line) => !/^[|\s:-]+$/.test(line)).map(cells) };
}

const STYLED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function parseInline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(STYLED)) {
    if (match.index > from) found.push({ style: 'plain', text: text.slice(from, match.index) });
    const [all, strong, em, code] = match;
    found.push({ style: strong ? 'strong' : em ? 'em' : 'code', text: strong ?? em ?? code ?? '' });
    from = match.index + all.length;
  }
  if (from < text.length) found.push({ style: 'plain', text: text.slice(from) });
  return found;
}
