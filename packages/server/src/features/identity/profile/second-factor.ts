import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { requireSecondFactor } from '../second-factor/check-code.ts';
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { secondFactorRepo } from '../second-factor/second-factor.repo.ts';
import { addressOf, newSecret } from '../second-factor/totp.ts';
import { leaveOthers } from '../sessions/leave-others.ts';
import { mustHave } from '../sessions/second-factor-required.ts';
import { markStrong } from '../sessions/sessions.ts';
import { type OwnerProof, requireOwner } from './owner-proof.ts';

export async function secondFactorOf(deps: Deps, userId: number) {
  const repo = secondFactorRepo(deps.db);
  const guarded = await repo.find(userId);
  if (!guarded) throw new AppError('not_logged_in');
  return {
    is_on: guarded.confirmedAt ? (1 as const) : (0 as const),
    is_required: mustHave(deps.settings, guarded) ? (1 as const) : (0 as const),
    recovery_codes_left: await repo.recoveryCodesLeft(userId),
  };
}

/** A secret for the app to keep. It counts once a code made from it has come back. */
export async function beginSecondFactor(deps: Deps, caller: Caller, userId: number, proof: OwnerProof) {
  const owner = await requireOwner(deps, caller, userId, proof);
  const secret = newSecret();
  const label = await deps.db.transaction(async (tx) => {
    await owner.use(tx);
    const repo = secondFactorRepo(tx);
    if (!(await repo.begin(userId, deps.secret.seal(secret), deps.now()))) throw new AppError('conflict');
    const guarded = await repo.find(userId);
    return guarded?.account ?? guarded?.mobile ?? String(userId);
  });
  return { secret, address: addressOf(secret, label) };
}

/** From here on every log-in asks for a code. Sessions elsewhere began without one, so they end. */
export async function confirmSecondFactor(deps: Deps, caller: Caller, userId: number, code: string) {
  await requireSecondFactor(deps, caller, userId, code);
  return deps.db.transaction(async (tx) => {
    if (!(await secondFactorRepo(tx).confirm(userId, deps.now()))) throw new AppError('conflict');
    await leaveOthers(tx, userId, caller);
    if (caller.token) await markStrong(tx, caller.token);
    return { recovery_codes: await makeRecoveryCodes(deps, tx, userId) };
  });
}

export async function renewRecoveryCodes(deps: Deps, caller: Caller, userId: number, code: string) {
  await requireOn(deps, userId);
  await requireSecondFactor(deps, caller, userId, code);
  return deps.db.transaction(async (tx) => ({ recovery_codes: await makeRecoveryCodes(deps, tx, userId) }));
}

export async function removeSecondFactor(deps: Deps, caller: Caller, userId: number, code: string) {
  const guarded = await requireOn(deps, userId);
  if (mustHave(deps.settings, guarded)) throw new AppError('forbidden');
  await requireSecondFactor(deps, caller, userId, code);
  await deps.db.transaction(async (tx) => {
    await secondFactorRepo(tx).removeRecoveryCodes(userId);
    await secondFactorRepo(tx).remove(userId);
  });
  return {};
}

async function requireOn(deps: Deps, userId: number) {
  const guarded = await secondFactorRepo(deps.db).find(userId);
  if (!guarded?.confirmedAt) throw new AppError('not_found');
  return guarded;
}
