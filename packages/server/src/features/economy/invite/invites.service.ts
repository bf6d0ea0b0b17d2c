import type { Db } from '#db/db.ts';
import type { House } from '#house.ts';
import { invitesOf } from './invites.ts';

/** The door for registration: whose code did the new learner come with. */
export const invitesService = (house: House) => ({
  bind: (db: Db, inviteeId: number, code: string) => invitesOf(house).bind(db, inviteeId, code),
});
