import { perTree } from './per-tree.ts';
import { placeOf, resolveImport } from './place.ts';
import type { Source } from './source.ts';

const SCHEMA = /^packages\/server\/src\/db\/schema\/([^/.]+)(?:\/[^/]+)?\.ts$/;
/** Not a table's file: the kinds of columns that all of them use. */
const SHARED = 'columns';

/** A file of `db/schema` says whose its tables are: a feature's (`writing.ts`, `writing/study.ts`), or a room's such as `storage`. */
const ownerOf = (path: string | null): string | undefined => SCHEMA.exec(path ?? '')?.[1];

/**
 * A table has one owner. Whoever else wants something of it asks the owner's service, inside the caller's transaction.
 * The name of each foreign table, so that an exception excuses one table and not the next one too.
 */
export function foreignTables(source: Source, all: ReadonlyMap<string, Source>): string[] {
  const { pkg, room, feature, isTest } = placeOf(source.path);
  const here = feature || room;
  // The rooms below the features may touch every table: `db` and `jobs` migrate and sweep them.
  if (pkg !== 'server' || isTest || room === 'db' || room === 'jobs' || room === 'start') return [];
  const owners = ownersOfTables(all);
  const imported = source.imports.flatMap(({ target, names }) => {
    const owner = ownerOf(resolveImport(source.path, target));
    return owner && owner !== SHARED && owner !== here ? names.map((name) => tableCalled(name, owner, all)) : [];
  });
  const named = source.sqlTables.filter((table) => owners.has(table) && owners.get(table) !== here);
  return [...new Set([...imported, ...named])].sort();
}

/** SQL name → owner. */
const ownersOfTables = perTree(
  (all) =>
    new Map(
      [...all.values()].flatMap(({ path, tables }) => {
        const owner = ownerOf(path);
        return owner ? tables.map(({ table }) => [table, owner] as const) : [];
      }),
    ),
);

/** What the database calls what the file calls `name`; something else than a table keeps its name. */
function tableCalled(name: string, owner: string, all: ReadonlyMap<string, Source>): string {
  const tables = [...all.values()].flatMap((source) => (ownerOf(source.path) === owner ? source.tables : []));
  return tables.find((one) => one.name === name)?.table ?? name;
}
