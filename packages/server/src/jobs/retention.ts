import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Settings } from '#settings.ts';

type Keeping = Extract<keyof Settings, `KEEP_${string}`>;
type Uses = Pick<Deps, 'db' | 'settings' | 'storage' | 'now'>;

const DAY_MS = 86_400_000;
const BATCH = 500;

export const keptSince = ({ settings, now }: Pick<Deps, 'settings' | 'now'>, name: Keeping): Date =>
  new Date(now().getTime() - settings[name] * DAY_MS);

/** Removes what the settings no longer keep: guests with all they did, errors of browsers, clicks. A batch at a time. */
export async function removeOld(deps: Uses, batch = BATCH): Promise<Record<string, number>> {
  return {
    guests: await removeGuests(deps, keptSince(deps, 'KEEP_GUESTS_DAYS'), batch),
    client_errors: await removeRows(deps.db, 'client_errors', keptSince(deps, 'KEEP_CLIENT_ERRORS_DAYS'), batch),
    track_events: await removeRows(deps.db, 'track_events', keptSince(deps, 'KEEP_TRACK_EVENTS_DAYS'), batch),
  };
}

async function removeRows(db: Db, table: string, before: Date, batch: number): Promise<number> {
  let removed = 0;
  for (let rows: object[] = []; ; ) {
    rows = await db.query(
      `delete from ${table} where id = any(array(select id from ${table} where created_at < $1 order by id limit $2))
       returning 1 as gone`,
      [before, batch],
    );
    removed += rows.length;
    if (rows.length < batch) return removed;
  }
}

async function removeGuests({ db, storage }: Uses, before: Date, batch: number): Promise<number> {
  let removed = 0;
  for (let last = 0; ; ) {
    const { ids, files } = await db.transaction(async (tx) => {
      const guests = await oldGuests(tx, before, last, batch);
      const names = await tx.query<{ name: string }>('select name from files where owner_id = any($1::bigint[])', [
        guests,
      ]);
      // Its rows name their mistake and no learner, and nothing removes them with it.
      if (guests.length)
        await tx.query(
          'delete from mistake_sightings where mistake_id in (select id from mistakes where user_id = any($1::bigint[]))',
          [guests],
        );
      for (const { table, column } of guests.length ? await tablesOfUsers(tx) : [])
        await tx.query(`delete from ${table} where ${column} = any($1::bigint[])`, [guests]);
      await tx.query('delete from users where id = any($1::bigint[])', [guests]);
      return { ids: guests, files: names };
    });
    // After the commit: a row without its file would be a broken picture, a file without its row is only lost space.
    for (const { name } of files) await storage.remove(name).catch(() => {});
    removed += ids.length;
    last = ids.at(-1) ?? last;
    if (ids.length < batch) return removed;
  }
}

/**
 * The ledger is final, so a guest who ever had an entry in it stays; guests earn and spend nothing. One who became a
 * learner stays as long again: work kept on a device as that guest still has to find its owner.
 */
async function oldGuests(tx: Db, before: Date, after: number, batch: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    `select id from users u
     where role = 'tourist' and created_at < $1 and id > $2
       and (merged_into is null or updated_at < $1)
       and not exists (select 1 from sessions where user_id = u.id and expires_at >= $1)
       and not exists (select 1 from coin_entries where user_id = u.id)
     order by id limit $3 for update skip locked`,
    [before, after, batch],
  );
  return rows.map(({ id }) => id);
}

type Owned = { table: string; column: string };

/** Every table with rows of a user, as the database itself knows them, those that others point to last. */
async function tablesOfUsers(tx: Db): Promise<Owned[]> {
  const links = await tx.query<{ child: string; parent: string; column: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent, quote_ident(attname) as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace`,
    [],
  );
  const plain = await tx.query<Owned>(
    `select quote_ident(table_name) as table, 'user_id' as column from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id'`,
    [],
  );
  const owned = [
    ...links.filter(({ parent }) => parent === 'users').map(({ child, column }) => ({ table: child, column })),
    ...plain,
  ].filter(({ table }) => table !== 'users' && table !== 'coin_entries');
  const ordered: string[] = [];
  const visit = (table: string, path: string[]): void => {
    if (ordered.includes(table) || path.includes(table)) return;
    for (const { child, parent } of links) if (parent === table) visit(child, [...path, table]);
    ordered.push(table);
  };
  for (const { table } of owned) visit(table, []);
  return owned.sort((a, b) => ordered.indexOf(a.table) - ordered.indexOf(b.table));
}
