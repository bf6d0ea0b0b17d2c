import { deviceName } from '@ninefold/core/identity/device-name';
import { secondsOf } from '@ninefold/core/time/seconds';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import { type DeviceRow, sessionsRepo } from './sessions.repo.ts';
import { hashOfSession } from './sessions.ts';

const NEW_MS = 7 * 86_400_000;

export async function devicesOf(deps: Deps, userId: number, token: string | null) {
  const [now, here] = [deps.now(), token ? Buffer.from(hashOfSession(token)) : null];
  const rows = await sessionsRepo(deps.db).listOf(userId, now);
  return { list: rows.map((row) => shown(row, here, now)) };
}

function shown(
  { id, agent, created_at, seen_at, first_at, has_older, token_hash }: DeviceRow,
  here: Buffer | null,
  now: Date,
) {
  // The first device of an account is no news to its owner.
  const isNew = has_older && first_at !== null && now.getTime() - first_at.getTime() < NEW_MS;
  return {
    id,
    ...deviceName(agent),
    is_here: here?.equals(Buffer.from(token_hash)) ? (1 as const) : (0 as const),
    is_new: isNew ? (1 as const) : (0 as const),
    since: secondsOf(created_at),
    last_seen: secondsOf(seen_at),
  };
}

/** Another account's session is not found. */
export async function endDevice(deps: Deps, userId: number, id: string) {
  if ((await sessionsRepo(deps.db).removeShown(userId, id)) === 0) throw new AppError('not_found', { fields: ['id'] });
  return {};
}

export async function endOtherDevices(deps: Deps, userId: number, token: string | null) {
  if (!token) throw new AppError('not_logged_in');
  return { ended: await sessionsRepo(deps.db).removeOthersOf(userId, hashOfSession(token)) };
}
