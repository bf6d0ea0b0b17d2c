import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { accountsRepo } from '../accounts.repo.ts';
import { requireStrong } from '../login/password-strength.ts';
import { hashPassword } from '../login/passwords.ts';
import { tell } from '../notices.ts';
import { leaveOthers } from '../sessions/leave-others.ts';
import { type OwnerProof, requireOwner } from './owner-proof.ts';

/** Whoever is logged in elsewhere may be the reason for the change: only this session goes on. */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  userId: number,
  { password, ...proof }: OwnerProof & { password: string },
): Promise<void> {
  const { number, words, use } = await requireOwner(deps, caller, userId, proof);
  requireStrong(words, password);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    await use(tx);
    await accountsRepo(tx).setPassword(userId, passwordHash, deps.now());
    await leaveOthers(tx, userId, caller);
    if (number) await tell(deps, tx, number, 'password_changed', caller.language);
  });
}
