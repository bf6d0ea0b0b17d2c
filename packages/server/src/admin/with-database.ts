import { openDatabase } from '#db/open.ts';
import type { House } from '#house.ts';
import { readSettings } from '#settings.ts';

/** The database of the settings, for as long as `work` runs. The embedded one is refused while the server has it. */
export async function withDatabase<T>(work: (house: Pick<House, 'db' | 'settings' | 'now'>) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  try {
    return await work({ db, settings, now: () => new Date() });
  } finally {
    await db.close();
  }
}
