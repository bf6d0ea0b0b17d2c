import type { Db } from '#db/db.ts';
import { clientErrors, trackEvents } from '#db/schema/shell.ts';

export const shellRepo = (db: Db) => ({
  insertTrackEvent: (event: typeof trackEvents.$inferInsert) => db.orm.insert(trackEvents).values(event),

  insertClientError: (error: typeof clientErrors.$inferInsert) => db.orm.insert(clientErrors).values(error),
});
