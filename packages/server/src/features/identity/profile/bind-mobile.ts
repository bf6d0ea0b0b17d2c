import type { Db } from '#db/db.ts';
import { isUniqueViolation } from '#db/errors.ts';
import { deedsService } from '#features/economy/tasks/deeds.service.ts';
import type { House } from '#house.ts';
import { AppError } from '#http/app-error.ts';
import { accountsRepo } from '../accounts.repo.ts';
import type { Mobile } from '../login/mobiles.ts';
import { guessCode, useCode } from '../login/sms-codes.ts';

/** Says that a number is taken only to somebody who has just shown that they hold it. */
export async function bindMobile(house: House, userId: number, number: Mobile, code: string): Promise<void> {
  const codeId = await guessCode(house, number, 'bind', code);
  try {
    await house.db.transaction(async (tx) => {
      await useCode(house, tx, codeId);
      await accountsRepo(tx).setMobile(userId, number, house.now());
      await recordMobile(house, tx, userId);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_mobile')) throw new AppError('mobile_taken', { fields: ['mobile'] });
    throw error;
  }
}

/** A deed the first time only: changing the number is no second one. */
export const recordMobile = (house: House, tx: Db, userId: number) =>
  deedsService(house).recordDeed(tx, { userId, deed: 'mobile_bound', reference: 'mobile', at: house.now() });
