import { randomInt } from 'node:crypto';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { secondFactorRepo } from './second-factor.repo.ts';

const HOW_MANY = 8;
const PURPOSE = 'recovery-code';
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
export async function useRecoveryCode(deps: Deps, db: Db, userId: number, typed: string): Promise<boolean> {
  // They were written down long ago, perhaps under a former key.
  const unused = await secondFactorRepo(db).unusedRecoveryCodes(userId);
  const hash = unused.find((one) => deps.secret.matches(one, PURPOSE, spelledOut(userId, typed)));
  return hash !== undefined && secondFactorRepo(db).useRecoveryCode(userId, hash, deps.now());
}

const newCode = () => {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

/** Case, full-width letters, spaces and the dash are the keyboard's business. */
const spelledOut = (userId: number, code: string): string =>
  `${userId}:${code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')}`;

const hashOf = (deps: Deps, userId: number, code: string) => deps.secret.hash(PURPOSE, spelledOut(userId, code));
