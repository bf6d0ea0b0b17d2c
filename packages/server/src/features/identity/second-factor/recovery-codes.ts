import { randomInt } from 'node:crypto';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { secondFactorRepo } from './second-factor.repo.ts';

const HOW_MANY = 8;
/** Copied from paper: no 0 O, 1 I L. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** New ones in place of the old. They are shown once; the database keeps keyed hashes. */
export async function makeRecoveryCodes(deps: Deps, tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  const repo = secondFactorRepo(tx);
  await repo.removeRecoveryCodes(userId);
  await repo.addRecoveryCodes(
    userId,
    codes.map((code) => hashOf(deps, userId, code)),
  );
  return codes;
}

/** true for exactly one of all who try. */
export const useRecoveryCode = (deps: Deps, db: Db, userId: number, typed: string): Promise<boolean> =>
  secondFactorRepo(db).useRecoveryCode(userId, hashOf(deps, userId, typed), deps.now());

const newCode = () => {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

/** Case, full-width letters, spaces and the dash are the keyboard's business. */
const hashOf = (deps: Deps, userId: number, code: string) =>
  deps.secret.hash(
    'recovery-code',
    `${userId}:${code
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')}`,
  );
