import { hash, randomBytes } from 'node:crypto';
import type { LinkKind } from './operator-links.repo.ts';

const DAY_MS = 86_400_000;

/** A secret for a link that is good for a day, and what the database keeps of it. */
export function newLink(kind: LinkKind, now: Date, madeBy: number | null = null) {
  const token = randomBytes(24).toString('base64url');
  const expires_at = new Date(now.getTime() + DAY_MS);
  return { token, kind, token_hash: hashOfLink(token), made_by: madeBy, created_at: now, expires_at };
}

/** What the log calls a link: enough to tell which one was used, and no way back to its secret. */
export const nameOfLink = (token: string): string => Buffer.from(hashOfLink(token)).toString('hex').slice(0, 8);

/** 192 random bits need no salt. */
export const hashOfLink = (token: string): Uint8Array => hash('sha256', token, 'buffer');
