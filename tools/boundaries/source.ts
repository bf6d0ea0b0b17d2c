import { parseSync, Visitor } from 'vite';

/** What one source file says about others and about the world, read by a real parser: no comment or string misleads it. */
export type Source = {
  path: string;
  lines: number;
  imports: Import[];
  /** Requests made from here: `fetch`, `WebSocket` and the like. */
  requests: string[];
  /** What a pure rule may not ask: the clock, chance, the process. */
  impurities: string[];
  /** Beginnings of strings that are SQL. */
  sql: string[];
  /** Names that follow `from`, `join`, `into` or `update` in a string: tables, where it is SQL. */
  sqlTables: string[];
  /** Tables declared here: what the file calls them, and what the database does. */
  tables: { name: string; table: string }[];
};

/**
 * `isType`: erased by the compiler. An inline `{ type A }` alone still loads the file, so it is not erased.
 * `isLazy`: `import('…')`, loaded when it is called.
 */
type Import = { target: string; isType: boolean; isLazy?: true; names: string[] };

const REQUESTS = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon']);
const IMPURE_CALLS = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID']);
/** A sentence can begin with "select" too; SQL goes on with its second word. */
const TABLES = /\b(?:from|join|into|update)\s+([a-z_]+)/g;
const SQL =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(create|alter|drop)\s+table\s)/i;

export function readSource(path: string, text: string): Source {
  const source: Source = {
    ...{ path, lines: countLines(text), imports: [], requests: [], impurities: [] },
    ...{ sql: [], sqlTables: [], tables: [] },
  };
  const { program, errors } = parseSync(path, text);
  if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`);

  const imported = (target: string, isType: boolean, names: string[] = []) =>
    source.imports.push({ target, isType, names });
  const called = (name: string, isEmpty: boolean) => {
    if (REQUESTS.has(name.split('.').at(-1) ?? '')) source.requests.push(name);
    if (IMPURE_CALLS.has(name) || (name === 'Date' && isEmpty)) source.impurities.push(name);
  };
  const said = (words: string) => {
    if (SQL.test(words)) source.sql.push(words.trim().slice(0, 40));
    source.sqlTables.push(...[...words.matchAll(TABLES)].flatMap(([, table]) => table ?? []));
  };

  const declared = (name: string, init: unknown) => {
    const { type, callee, arguments: given } = (init ?? {}) as Call;
    const [first] = given ?? [];
    if (type === 'CallExpression' && nameOf(callee) === 'pgTable' && typeof first?.value === 'string')
      source.tables.push({ name, table: first.value });
  };

  new Visitor({
    ImportDeclaration: (node) =>
      imported(
        node.source.value,
        node.importKind === 'type',
        node.specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*')),
      ),
    ExportAllDeclaration: (node) => imported(node.source.value, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => node.source && imported(node.source.value, node.exportKind === 'type'),
    ImportExpression: (node) =>
      node.source.type === 'Literal' &&
      source.imports.push({ target: String(node.source.value), isType: false, isLazy: true, names: [] }),
    TSImportType: (node) => imported(node.source.value, true),
    CallExpression: (node) => called(nameOf(node.callee), node.arguments.length === 0),
    VariableDeclarator: (node) => declared(nameOf(node.id), node.init),
    NewExpression: (node) => called(nameOf(node.callee), node.arguments.length === 0),
    Literal: (node) => typeof node.value === 'string' && said(node.value),
    TemplateLiteral: (node) => said(node.quasis.map((part) => part.value.cooked).join(' ? ')),
  }).visit(program);
  return source;
}

type Call = { type?: string; callee?: unknown; arguments?: { value?: unknown }[] };
type Expression = { type: string; name?: string; object?: Expression; property?: Expression };

/** `fetch`, `window.fetch`, `navigator.sendBeacon`; anything cleverer has no name here. */
function nameOf(node: unknown): string {
  const { type, name, object, property } = node as Expression;
  if (type === 'Identifier') return name ?? '';
  return type === 'MemberExpression' && object && property ? `${nameOf(object)}.${nameOf(property)}` : '';
}

const countLines = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
