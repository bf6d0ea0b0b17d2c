import { deviceName } from '@ninefold/core/identity/device-name';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { knownDevicesRepo } from './known-devices.repo.ts';
import { hashOfDevice } from './known-devices.ts';
import { sessionsRepo } from './sessions.repo.ts';

/** After a month nobody remembers whether it was them. */
const ASKED_FOR_MS = 30 * 86_400_000;

type Here = Pick<Caller, 'device'>;

const unanswered = (deps: Pick<Deps, 'now'>, db: Db, userId: number, { device }: Here) =>
  knownDevicesRepo(db).unanswered(userId, hashOfDevice(device), new Date(deps.now().getTime() - ASKED_FOR_MS));

export const hasNewDevice = async (deps: Deps, userId: number, here: Here): Promise<boolean> =>
  (await unanswered(deps, deps.db, userId, here)).length > 0;

/** Browsers in which this account was opened since, and of which its owner has not said that it was them. */
export async function newDevicesOf(deps: Deps, userId: number, here: Here) {
  const rows = await unanswered(deps, deps.db, userId, here);
  return { list: rows.map(({ id, agent, first_at }) => ({ id, ...deviceName(agent), time: secondsOf(first_at) })) };
}

/** "That was me" is remembered; "not me" ends what is open there and forgets the browser. */
export async function answerNewDevice(deps: Deps, userId: number, here: Here, id: string, wasMe: boolean) {
  await deps.db.transaction(async (tx) => {
    const found = (await unanswered(deps, tx, userId, here)).find((device) => device.id === id);
    if (!found) throw new AppError('not_found', { fields: ['id'] });
    const repo = knownDevicesRepo(tx);
    if (wasMe) return repo.accept(userId, found.device_hash);
    await sessionsRepo(tx).removeOfDevice(userId, found.device_hash);
    return repo.forget(userId, found.device_hash);
  });
  return {};
}
