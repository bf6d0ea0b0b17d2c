import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { invitesOf } from './invites.ts';

/** The door for registration: whose code did the new learner come with. */
export const invitesService = (deps: Deps) => ({
  bind: (db: Db, inviteeId: number, code: string) => invitesOf(deps).bind(db, inviteeId, code),
});
