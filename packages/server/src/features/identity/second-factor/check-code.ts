import { AppError } from '#app-error.ts';
import { hit, takeBack } from '#db/rate-limit.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { hashOfDevice, isKnownDevice } from '../sessions/known-devices.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { secondFactorRepo } from './second-factor.repo.ts';
import { stepOf } from './totp.ts';

/** One browser has five tries in a quarter of an hour, all together twenty an hour: a million codes take years. */
const HERE = { max: 5, windowSeconds: 900 };
const ALTOGETHER = { max: 20, windowSeconds: 3600 };

/**
 * A code of the app, or a recovery code. Tries are counted before anybody looks; the right one takes its try back. A
 * device that has logged in before has only its own count: whatever strangers type, its owner gets in.
 */
export async function requireSecondFactor(deps: Deps, caller: Caller, userId: number, typed: string): Promise<void> {
  const device = Buffer.from(hashOfDevice(caller.device)).toString('base64url');
  const here = { key: `second:${userId}:${device}`, ...HERE };
  const altogether = { key: `second:${userId}`, ...ALTOGETHER };
  const limits = (await isKnownDevice(deps.db, userId, caller)) ? [here] : [here, altogether];
  for (const limit of limits) await count(deps, limit);
  const guarded = await secondFactorRepo(deps.db).find(userId);
  if (!guarded?.sealedSecret || !(await fits(deps, userId, guarded.sealedSecret, typed))) throw secondFactorWrong();
  for (const { key } of limits) await takeBack(deps.db, key);
}

async function fits(deps: Deps, userId: number, sealedSecret: string, typed: string): Promise<boolean> {
  const digits = typed.normalize('NFKC').replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return useRecoveryCode(deps, deps.db, userId, typed);
  const opened = open(deps, sealedSecret);
  const step = opened === null ? null : stepOf(opened, digits, deps.now());
  return step !== null && (await secondFactorRepo(deps.db).takeStep(userId, step));
}

/** null: sealed with a key that nobody keeps any more; a recovery code still gets in. */
function open(deps: Deps, sealedSecret: string): string | null {
  try {
    return deps.secret.open(sealedSecret);
  } catch {
    return null;
  }
}

async function count(deps: Deps, limit: { key: string; max: number; windowSeconds: number }): Promise<void> {
  const { allowed, retryAfter } = await hit(deps.db, limit, deps.now());
  if (!allowed) throw new AppError('too_many_requests', { details: { retry_after: retryAfter } });
}

export const secondFactorWrong = () => new AppError('second_factor_wrong', { fields: ['code'] });
