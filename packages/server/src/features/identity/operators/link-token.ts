import { hash, randomBytes } from 'node:crypto';
import type { LinkKind } from './operator-links.repo.ts';

const DAY_MS = 86_400_000;

/** A secret for a link that is good for a day, and what the database keeps of it. */
export function newLink(kind: LinkKind, now: Date) {
  const token = randomBytes(24).toString('base64url');
  return { token, kind, token_hash: hashOfLink(token), created_at: now, expires_at: new Date(now.getTime() + DAY_MS) };
}

/** 192 random bits need no salt. */
export const hashOfLink = (token: string): Uint8Array => hash('sha256', token, 'buffer');
