import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Caller } from '#http/request/caller.ts';
import { knownDevicesRepo } from './known-devices.repo.ts';
import { hashOfDevice } from './known-devices.ts';
import { sessionsRepo } from './sessions.repo.ts';
import { hashOfSession } from './sessions.ts';

/** After something that opens the account has changed: every other session ends, and no other browser is known any more. */
export async function leaveOthers(tx: Db, userId: number, { token, device }: Pick<Caller, 'token' | 'device'>) {
  if (!token) throw new AppError('not_logged_in');
  await sessionsRepo(tx).removeOthersOf(userId, hashOfSession(token));
  await knownDevicesRepo(tx).forgetOthersOf(userId, hashOfDevice(device));
}
