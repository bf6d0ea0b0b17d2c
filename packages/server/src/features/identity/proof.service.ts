import { AppError } from '#app-error.ts';
import { hit } from '#db/rate-limit.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { passwordFits } from './login/passwords.ts';
import { guessCode, sendCode, useCode } from './login/sms-codes.ts';
import { proofRepo } from './proof.repo.ts';

export type Proof = { password: string } | { code: string };
export type Proofs = ReturnType<typeof proofsService>;

/** Guesses an hour: somebody at an unlocked screen must not find the password out. */
const GUESSES = 10;

/** Somebody who is logged in shows once more that the account is theirs, for what cannot be taken back. */
export const proofsService = (deps: Deps) => ({
  /** What they can show: the last digits of the number, and whether there is a password. */
  async waysOf(userId: number): Promise<{ mobile: string; password: boolean }> {
    const { mobile, password_hash } = await proofRepo(deps.db).of(userId);
    return { mobile: mobile?.slice(-4) ?? '', password: password_hash !== null };
  },

  async sendCode(userId: number, caller: Caller) {
    const { country_id, mobile } = await proofRepo(deps.db).of(userId);
    if (country_id === null || mobile === null) throw new AppError('mobile_invalid', { fields: ['mobile'] });
    return sendCode(deps, { countryId: country_id, mobile }, 'delete', caller);
  },

  async require(userId: number, proof: Proof, caller: Caller): Promise<void> {
    const now = deps.now();
    const guess = await hit(deps.db, { key: `prove:${userId}`, max: GUESSES, windowSeconds: 3600 }, now);
    if (!guess.allowed) throw new AppError('too_many_requests', { details: { retry_after: guess.retryAfter } });
    const { country_id, mobile, password_hash } = await proofRepo(deps.db).of(userId);
    if ('password' in proof) {
      if (!(await passwordFits(password_hash, proof.password)))
        throw new AppError('wrong_credentials', { fields: ['password'] });
      return;
    }
    if (country_id === null || mobile === null) throw new AppError('sms_code_wrong', { fields: ['code'] });
    const id = await guessCode(deps, caller, { countryId: country_id, mobile }, 'delete', proof.code);
    await deps.db.transaction((tx) => useCode(deps, tx, id));
  },
});
