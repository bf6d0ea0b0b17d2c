import pg from 'pg';
import { openPostgres } from '#db/postgres.ts';
import { type Contents, MADE_OF, preparation, prepare } from './prepare.ts';

/** Any fixed number: test workers that need the template at the same moment queue on it. */
const LOCK = 909_002;

/** The prepared database that others are copied from, made by whoever comes first. */
export async function templateDatabase(url: string, contents: Contents): Promise<string> {
  const name = `ninefold_template_${contents}_${preparation('postgres', contents)}`;
  const isThere = async (owner: pg.Client) =>
    (await owner.query('select 1 from pg_database where datname = $1 and datistemplate', [name])).rowCount;
  if (await asOwner(url, isThere)) return name;
  const before = MADE_OF[contents];
  const from = before ? await templateDatabase(url, before) : 'template1';
  await asOwner(url, async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [LOCK]);
    if (await isThere(owner)) return;
    // One that is not marked as a template was left unfinished.
    await owner.query(`drop database if exists ${name} with (force)`);
    await owner.query(`create database ${name} template ${from}`);
    const db = await openPostgres({
      DATABASE_URL: Object.assign(new URL(url), { pathname: name }).href,
      DATABASE_POOL: 1,
      STATEMENT_TIMEOUT_MS: 60_000,
    });
    try {
      await prepare(db, contents);
    } finally {
      await db.close();
    }
    await owner.query(`alter database ${name} is_template true`);
  });
  return name;
}

export async function asOwner<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
