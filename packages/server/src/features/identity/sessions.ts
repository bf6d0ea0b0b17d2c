import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@ninefold/contract/student';
import type { Db } from '../../db/db.ts';
import type { House } from '../../house.ts';
import type { Identity } from '../../http/caller.ts';
import { sessionsRepo } from './sessions.repo.ts';

export type NewSession = { token: string; role: Role; expiresAt: Date };
/** `renewedUntil`: the session was just prolonged, so the cookie should be too. */
export type LiveSession = Identity & { renewedUntil: Date | null };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export async function whoIs(house: House, token: string): Promise<LiveSession | null> {
  const now = house.now();
  const repo = sessionsRepo(house.db);
  const found = await repo.live(hashOf(token), now);
  if (!found) return null;
  const { userId, role, seenAt } = found;
  // At most one write an hour, however busy the learner is.
  const anHourAgo = new Date(now.getTime() - HOUR);
  const until = expiryOf(house, role, now);
  const renewed = seenAt < anHourAgo && (await repo.touch(hashOf(token), anHourAgo, now, until));
  return { userId, role, renewedUntil: renewed ? until : null };
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
const hashOf = (token: string) => createHash('sha256').update(token).digest();

function expiryOf({ settings }: House, role: Role, now: Date): Date {
  const days = role === 'tourist' ? settings.GUEST_SESSION_DAYS : settings.SESSION_DAYS;
  return new Date(now.getTime() + days * DAY);
}
