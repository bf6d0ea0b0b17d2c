import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { clientErrors, trackEvents } from '#db/schema/shell.ts';

export const shellRepo = (db: Db) => ({
  insertTrackEvent: (event: typeof trackEvents.$inferInsert) => db.orm.insert(trackEvents).values(event),

  reownTrackEvents: (guestId: number, userId: number) =>
    db.orm.update(trackEvents).set({ user_id: userId }).where(eq(trackEvents.user_id, guestId)),

  insertClientError: (error: typeof clientErrors.$inferInsert) => db.orm.insert(clientErrors).values(error),
});
