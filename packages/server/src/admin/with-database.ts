import { openDatabase } from '#db/open.ts';
import type { Deps } from '#deps.ts';
import { readSettings } from '#settings.ts';

/** The database of the settings, for as long as `work` runs. The embedded one is refused while the server has it. */
export async function withDatabase<T>(work: (deps: Pick<Deps, 'db' | 'settings' | 'now'>) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  try {
    return await work({ db, settings, now: () => new Date() });
  } finally {
    await db.close();
  }
}
