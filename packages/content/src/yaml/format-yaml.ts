import { isDeepStrictEqual } from 'node:util';
import { isScalar, isSeq, type Pair, parse, parseDocument, Scalar, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { KEY_ORDER } from './key-order.ts';

/** One layout for every file: block style, keys in one order, answers as text, long sentences folded. Comments stay. */
export function formatYaml(text: string): string {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  visit(document, {
    Map: (_, map) => tidyMap(map),
    Seq: (_, list) => tidyList(list),
    Pair: (_, pair) => tidyPair(pair),
    Scalar: (_, scalar) => tidyText(scalar),
  });
  const formatted = document.toString({ lineWidth: 120, flowCollectionPadding: false, singleQuote: true });
  assertSame(text, formatted);
  return formatted;
}

function tidyMap(map: YAMLMap): void {
  map.flow = false;
  map.items.sort((a, b) => place(a) - place(b));
}

/** `kind` first, then as in the schemas; a key nobody listed keeps its place at the end. */
function place({ key }: Pair): number {
  const at = KEY_ORDER.indexOf(isScalar(key) ? String(key.value) : '');
  return at === -1 ? KEY_ORDER.length : at;
}

/** Lists of numbers are easiest to read on one line: years, values, points of a map. */
function tidyList(list: YAMLSeq): void {
  const isNumbers = (node: unknown): boolean =>
    isSeq(node)
      ? node.items.every(isNumbers)
      : isScalar(node) && (typeof node.value === 'number' || node.value === null);
  list.flow = list.items.length > 0 && list.items.every(isNumbers);
}

const ANSWERS = new Set(['answer', 'reject']);

/** 36 and 1.10 are answers, not numbers: what was typed is kept, between quotes. */
function tidyPair({ key, value }: Pair): void {
  if (!isScalar(key) || !ANSWERS.has(String(key.value))) return;
  for (const node of isSeq(value) ? value.items : [value]) {
    if (!isScalar(node) || typeof node.value !== 'number') continue;
    node.value = node.source ?? String(node.value);
    node.type = Scalar.QUOTE_DOUBLE;
  }
}

function tidyText(scalar: Scalar): void {
  if (typeof scalar.value !== 'string') return;
  if (scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
  else if (scalar.value.length > 90) scalar.type = Scalar.BLOCK_FOLDED;
  else if (/^[\d.,:%£$€-]+$/.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
  else delete scalar.type;
}

/** Formatting may never change what is said, except the type of a number in an answer. */
function assertSame(before: string, after: string): void {
  if (!isDeepStrictEqual(withTextAnswers(before), withTextAnswers(after)))
    throw new Error('formatting would change the content');
}

function withTextAnswers(text: string): unknown {
  return parse(text, (key, value: unknown) => {
    if (!ANSWERS.has(String(key))) return value;
    return Array.isArray(value) ? value.map(loose) : loose(value);
  });
}

/** 1.10 is read as 1.1 before and as "1.10" after. */
const loose = (value: unknown) =>
  value !== null && value !== '' && !Number.isNaN(Number(value)) ? Number(value) : value;
