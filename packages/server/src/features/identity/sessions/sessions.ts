import { hash, randomBytes } from 'node:crypto';
import type { Role } from '@ninefold/contract/identity';
import type { Db } from '#db/db.ts';
import { together } from '#db/together.ts';
import type { House } from '#house.ts';
import type { Identity } from '#http/request/caller.ts';
import { type SessionRow, sessionsRepo } from './sessions.repo.ts';

export type NewSession = { token: string; role: Role; expiresAt: Date };
/** `renewedUntil`: the session was just prolonged, so the cookie should be too. */
export type LiveSession = Identity & { renewedUntil: Date | null };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Everybody who calls at this moment is looked up in one go. */
export function sessionFinder(house: House): (token: string) => Promise<LiveSession | null> {
  const find = together((hashes: Buffer[]) => liveSessions(house, hashes), { keyOf: (hash) => hash });
  return async (token) => {
    const hash = hashOf(token);
    const found = await find(hash);
    return found ? { userId: found.user_id, role: found.role, renewedUntil: await renewal(house, hash, found) } : null;
  };
}

async function liveSessions(house: House, hashes: readonly Buffer[]): Promise<(SessionRow | undefined)[]> {
  const rows = await sessionsRepo(house.db).live(hashes, house.now());
  const byHash = new Map(rows.map((row) => [Buffer.from(row.token_hash).toString('hex'), row]));
  return hashes.map((hash) => byHash.get(hash.toString('hex')));
}

/** At most one write an hour, however busy the learner is. */
async function renewal(house: House, hash: Buffer, { role, seen_at }: SessionRow): Promise<Date | null> {
  const now = house.now();
  const anHourAgo = new Date(now.getTime() - HOUR);
  if (seen_at >= anHourAgo) return null;
  const until = expiryOf(house, role, now);
  return (await sessionsRepo(house.db).touch(hash, anHourAgo, now, until)) ? until : null;
}

export async function startSession(house: House, tx: Db, user: { id: number; role: Role }): Promise<NewSession> {
  const now = house.now();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = expiryOf(house, user.role, now);
  await sessionsRepo(tx).insert({
    token_hash: hashOf(token),
    user_id: user.id,
    created_at: now,
    seen_at: now,
    expires_at: expiresAt,
  });
  return { token, role: user.role, expiresAt };
}

export const endSession = (tx: Db, token: string) => sessionsRepo(tx).remove(hashOf(token));
export const endAllSessions = (tx: Db, userId: number) => sessionsRepo(tx).removeAllOf(userId);

/** 256 random bits need no salt and no slow hash: nobody can guess what to try. */
const hashOf = (token: string) => hash('sha256', token, 'buffer');

function expiryOf({ settings }: House, role: Role, now: Date): Date {
  const days = role === 'tourist' ? settings.GUEST_SESSION_DAYS : settings.SESSION_DAYS;
  return new Date(now.getTime() + days * DAY);
}
