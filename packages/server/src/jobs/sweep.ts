import type { Deps } from '#deps.ts';

type Past = { table: string; key: string; since: string; graceHours: number; only?: string };

/** What is past its time, by table: the key of a row and the moment from which it may go. */
const PAST = [
  // A guest's go with the guest (retention.ts), which has to know when they were last here.
  {
    table: 'sessions',
    key: 'token_hash',
    since: 'expires_at',
    graceHours: 0,
    only: `not exists (select 1 from users where users.id = user_id and role = 'tourist')`,
  },
  // A cookie lives for 400 days at most, and so does what it is known by.
  { table: 'known_devices', key: 'ctid', since: 'last_at', graceHours: 400 * 24 },
  // A day longer than they are good for: the daily limit counts them.
  { table: 'sms_codes', key: 'id', since: 'created_at', graceHours: 24 },
  { table: 'captchas', key: 'key', since: 'expires_at', graceHours: 0 },
  { table: 'rate_limits', key: 'ctid', since: 'expires_at', graceHours: 0 },
] as const satisfies Past[];

const BATCH = 1000;

/** Removes what has expired, a batch a statement, so that nobody waits long behind it. Gives the number of rows by table. */
export async function sweep({ db, now }: Pick<Deps, 'db' | 'now'>, batch = BATCH): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const { table, key, since, graceHours, only = 'true' } of PAST as readonly Past[]) {
    const before = new Date(now().getTime() - graceHours * 3_600_000);
    let rows: object[];
    do {
      rows = await db.query(
        `delete from ${table} where ${key} = any(array(
           select ${key} from ${table} where ${since} < $1 and ${only} limit $2 for update skip locked
         )) returning 1 as gone`,
        [before, batch],
      );
      removed[table] = (removed[table] ?? 0) + rows.length;
    } while (rows.length === batch);
  }
  return removed;
}
