import { hash } from 'node:crypto';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { knownDevicesRepo } from './known-devices.repo.ts';

/** 128 random bits need no salt. */
export const hashOfDevice = (device: string): Uint8Array => hash('sha256', device, 'buffer');

/** Enough to tell two lines apart, and nothing that could be read in a stolen copy at a glance. */
export const hashOfAddress = (ip: string): Uint8Array => hash('sha256', `address ${ip}`, 'buffer');

export const isKnownDevice = (db: Db, userId: number, { device }: Pick<Caller, 'device'>): Promise<boolean> =>
  knownDevicesRepo(db).has(userId, hashOfDevice(device));

export const forgetDevices = (tx: Db, userId: number) => knownDevicesRepo(tx).forgetAllOf(userId);

/** From now on this browser is one of the account's. Says whether it is new to an account that has others. */
export async function noteDevice(deps: Deps, tx: Db, userId: number, caller: Caller): Promise<{ isNew: boolean }> {
  const repo = knownDevicesRepo(tx);
  const device_hash = hashOfDevice(caller.device);
  const isNew = !(await repo.has(userId, device_hash)) && (await repo.count(userId)) > 0;
  const now = deps.now();
  const address_hash = hashOfAddress(caller.ip);
  const seen = { agent: caller.agent, first_at: now, last_at: now };
  await repo.note({ user_id: userId, device_hash, address_hash, owner_knows: !isNew, ...seen });
  return { isNew };
}
