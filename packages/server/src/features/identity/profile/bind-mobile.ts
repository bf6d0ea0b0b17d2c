import { AppError } from '#app-error.ts';
import { isUniqueViolation } from '#db/errors.ts';
import type { Caller } from '#http/request/caller.ts';
import type { IdentityDeps } from '../account-events.ts';
import { accountsRepo } from '../accounts.repo.ts';
import type { Mobile } from '../login/mobiles.ts';
import { guessCode, useCode } from '../login/sms-codes.ts';

/** Says that a number is taken only to somebody who has just shown that they hold it. */
export async function bindMobile(
  deps: IdentityDeps,
  caller: Caller,
  userId: number,
  number: Mobile,
  code: string,
): Promise<void> {
  const codeId = await guessCode(deps, caller, number, 'bind', code);
  try {
    await deps.db.transaction(async (tx) => {
      await useCode(deps, tx, codeId);
      await accountsRepo(tx).setMobile(userId, number, deps.now());
      await deps.events.mobileBound(tx, userId);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_mobile')) throw new AppError('mobile_taken', { fields: ['mobile'] });
    throw error;
  }
}
