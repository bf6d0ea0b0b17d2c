import { AppError } from '#app-error.ts';
import type { Db } from '#db/db.ts';
import { hit, takeBack } from '#db/rate-limit.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { accountsRepo } from '../accounts.repo.ts';
import type { Mobile } from '../login/mobiles.ts';
import { passwordFits } from '../login/passwords.ts';
import { guessCode, useCode } from '../login/sms-codes.ts';

/** What only the owner knows or holds; a session alone may be a stranger's. */
export type OwnerProof = { password_now?: string | undefined; own_code?: string | undefined };
/** `use` joins the transaction of what was proved for: a code is used up there. */
export type Proved = { number: Mobile | null; words: string[]; use: (tx: Db) => Promise<void> };

const TRIES = { max: 10, windowSeconds: 3600 };
const nothingToUse = async () => {};

/** The password, or a code sent to the number that the account has now. Who has neither has nothing to prove with. */
export async function requireOwner(deps: Deps, caller: Caller, userId: number, proof: OwnerProof): Promise<Proved> {
  const owner = await accountsRepo(deps.db).ownerOf(userId);
  if (!owner) throw new AppError('not_logged_in');
  const { number, passwordHash, words } = owner;
  if (passwordHash !== null && proof.password_now !== undefined) {
    await requirePassword(deps, userId, passwordHash, proof.password_now);
    return { number, words, use: nothingToUse };
  }
  if (number && proof.own_code !== undefined) {
    const id = await guessOwnCode(deps, caller, number, proof.own_code);
    return { number, words, use: (tx) => useCode(deps, tx, id) };
  }
  if (passwordHash === null && !number) return { number, words, use: nothingToUse };
  throw new AppError('proof_needed', { fields: [passwordHash === null ? 'own_code' : 'password_now'] });
}

/** Counted before it is looked at; the right one takes its try back. */
async function requirePassword(deps: Deps, userId: number, hash: string, typed: string): Promise<void> {
  const key = `proof:${userId}`;
  const { allowed, retryAfter } = await hit(deps.db, { key, ...TRIES }, deps.now());
  if (!allowed) throw new AppError('too_many_requests', { details: { retry_after: retryAfter } });
  if (!(await passwordFits(hash, typed))) throw new AppError('password_wrong', { fields: ['password_now'] });
  await takeBack(deps.db, key);
}

async function guessOwnCode(deps: Deps, caller: Caller, number: Mobile, code: string): Promise<number> {
  try {
    return await guessCode(deps, caller, number, 'prove', code);
  } catch (error) {
    if (error instanceof AppError && error.error === 'sms_code_wrong')
      throw new AppError('sms_code_wrong', { fields: ['own_code'] });
    throw error;
  }
}
