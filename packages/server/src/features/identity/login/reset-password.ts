import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { accountsRepo } from '../accounts.repo.ts';
import { forgetDevices } from '../sessions/known-devices.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import type { Mobile } from './mobiles.ts';
import { requireStrong } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import { requireProof } from './reset-proof.ts';
import { codeWrong, useCode } from './sms-codes.ts';

type NewPassword = { code?: string | undefined; password: string };

/** Whoever had a session before may be the reason for the reset: all of them end. */
export async function resetPassword(deps: Deps, caller: Caller, number: Mobile, { code, password }: NewPassword) {
  const codeId = await requireProof(deps, caller, number, code);
  requireStrong([number.mobile, ...(await accountsRepo(deps.db).namesOf(number))], password);
  const passwordHash = await hashPassword(password);
  const userId = await deps.db.transaction(async (tx) => {
    await useCode(deps, tx, codeId);
    const account = await accountsRepo(tx).byMobile(number);
    if (!account) throw codeWrong();
    await accountsRepo(tx).setPassword(account.id, passwordHash, deps.now());
    await endAllSessions(tx, account.id);
    await forgetDevices(tx, account.id);
    return account.id;
  });
  if (caller.identity?.userId === userId) caller.setSession(null);
}
