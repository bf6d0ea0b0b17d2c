import type { PGlite } from '@electric-sql/pglite';

/**
 * All files of a database as a tar, in their smallest form: everything is in the tables' own files, so there is nothing
 * to replay, and the log begins anew, because the one of making the tables would be most of what is kept.
 */
export async function smallDump(pglite: PGlite): Promise<Uint8Array> {
  await pglite.exec('set wal_recycle = off; select pg_switch_wal()');
  await pglite.exec('checkpoint');
  return new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
}
