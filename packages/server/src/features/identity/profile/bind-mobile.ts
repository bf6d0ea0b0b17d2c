import { AppError } from '#app-error.ts';
import { isUniqueViolation } from '#db/errors.ts';
import type { Caller } from '#http/request/caller.ts';
import type { IdentityDeps } from '../account-events.ts';
import { accountsRepo } from '../accounts.repo.ts';
import type { Mobile } from '../login/mobiles.ts';
import { guessCode, useCode } from '../login/sms-codes.ts';
import { tell } from '../notices.ts';
import { leaveOthers } from '../sessions/leave-others.ts';
import { type OwnerProof, requireOwner } from './owner-proof.ts';

/**
 * Says that a number is taken only to somebody who has just shown that they hold it. Whoever takes the number takes the
 * account, so the owner proves themselves, the other sessions end, and the old number hears of it.
 */
export async function bindMobile(
  deps: IdentityDeps,
  caller: Caller,
  userId: number,
  number: Mobile,
  { code, ...proof }: OwnerProof & { code: string },
): Promise<void> {
  const owner = await requireOwner(deps, caller, userId, proof);
  const codeId = await guessCode(deps, caller, number, 'bind', code);
  try {
    await deps.db.transaction(async (tx) => {
      await owner.use(tx);
      await useCode(deps, tx, codeId);
      await accountsRepo(tx).setMobile(userId, number, deps.now());
      await deps.events.mobileBound(tx, userId);
      await leaveOthers(tx, userId, caller);
      if (owner.number && owner.number.mobile !== number.mobile)
        await tell(deps, tx, owner.number, 'mobile_changed', caller.language);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_mobile')) throw new AppError('mobile_taken', { fields: ['mobile'] });
    throw error;
  }
}
