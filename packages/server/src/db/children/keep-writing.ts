import { openEmbedded } from '../pglite.ts';

/** Writes rows for ever and says the number of each one that the database has acknowledged. */
const db = await openEmbedded({ DATA_DIR: process.argv[2] ?? '' });
await db.query('create table if not exists written (n bigint primary key, pair bigint not null)');
const [last] = await db.query<{ n: number }>('select coalesce(max(n), 0) as n from written');
for (let n = (last?.n ?? 0) + 1; ; n++) {
  await db.transaction(async (tx) => {
    await tx.query('insert into written (n, pair) values ($1, 0)', [n]);
    await tx.query('update written set pair = n where n = $1', [n]);
  });
  process.stdout.write(`${n}\n`);
}
