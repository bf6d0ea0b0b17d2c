import { hash, randomBytes } from 'node:crypto';
import type { Role } from '@ninefold/contract/identity';
import { batched } from '#db/batched.ts';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import type { Caller, Identity } from '#http/request/caller.ts';
import { hashOfDevice } from './known-devices.ts';
import { mustHave } from './second-factor-required.ts';
import { type SessionRow, sessionsRepo } from './sessions.repo.ts';

type NewSession = { token: string; role: Role; expiresAt: Date };
/** `renewedUntil`: the session was just prolonged, so the cookie should be too. */
type LiveSession = Identity & { renewedUntil: Date | null; expiresAt: Date; hasDevice: boolean };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Everybody who calls at this moment is looked up in one go. */
export function sessionFinder(deps: Deps): (token: string) => Promise<LiveSession | null> {
  const find = batched((hashes: Buffer[]) => liveSessions(deps, hashes), { keyOf: (hash) => hash });
  return async (token) => {
    const hash = hashOf(token);
    const found = await find(hash);
    if (!found) return null;
    const renewedUntil = await renewal(deps, hash, found);
    const { user_id, role, expires_at, has_device, strong, is_guide, is_staff } = found;
    const weak = !strong && mustHave(deps.settings, { role, isGuide: is_guide, isStaff: is_staff });
    const until = { renewedUntil, expiresAt: renewedUntil ?? expires_at };
    return { userId: user_id, role, ...until, hasDevice: has_device, ...(weak && { weak }) };
  };
}

async function liveSessions(deps: Deps, hashes: readonly Buffer[]): Promise<(SessionRow | undefined)[]> {
  const rows = await sessionsRepo(deps.db).live(hashes, deps.now());
  const byHash = new Map(rows.map((row) => [Buffer.from(row.token_hash).toString('hex'), row]));
  return hashes.map((hash) => byHash.get(hash.toString('hex')));
}

/** At most one write an hour, however busy the learner is. */
async function renewal(deps: Deps, hash: Buffer, { role, seen_at, created_at }: SessionRow): Promise<Date | null> {
  const now = deps.now();
  const anHourAgo = new Date(now.getTime() - HOUR);
  if (seen_at >= anHourAgo) return null;
  const until = expiryOf(deps, role, now, created_at);
  return (await sessionsRepo(deps.db).touch(hash, anHourAgo, now, until)) ? until : null;
}

export async function startSession(
  deps: Deps,
  tx: Db,
  user: { id: number; role: Role },
  { device, agent }: Pick<Caller, 'device' | 'agent'>,
  strong = false,
): Promise<NewSession> {
  const now = deps.now();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = expiryOf(deps, user.role, now, now);
  await sessionsRepo(tx).insert({
    token_hash: hashOf(token),
    user_id: user.id,
    created_at: now,
    seen_at: now,
    expires_at: expiresAt,
    device_hash: hashOfDevice(device),
    agent,
    strong,
  });
  return { token, role: user.role, expiresAt };
}

export const markStrong = (tx: Db, token: string) => sessionsRepo(tx).markStrong(hashOf(token));
export const endSession = (tx: Db, token: string) => sessionsRepo(tx).remove(hashOf(token));
export const hashOfSession = (token: string): Uint8Array => hashOf(token);
export const endAllSessions = (tx: Db, userId: number) => sessionsRepo(tx).removeAllOf(userId);

/** 256 random bits need no salt and no slow hash: nobody can guess what to try. */
const hashOf = (token: string) => hash('sha256', token, 'buffer');

/** Unused it ends early; used every day it still ends once. A guest's does not: with it all of their work would go. */
function expiryOf({ settings }: Deps, role: Role, now: Date, begun: Date): Date {
  if (role === 'tourist') return new Date(now.getTime() + settings.GUEST_SESSION_DAYS * DAY);
  const unused = now.getTime() + settings.SESSION_DAYS * DAY;
  return new Date(Math.min(unused, begun.getTime() + settings.SESSION_MOST_DAYS * DAY));
}
