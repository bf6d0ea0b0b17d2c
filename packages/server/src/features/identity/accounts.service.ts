import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { accountsRepo } from './accounts.repo.ts';
import { countryByIso } from './countries.ts';
import { hashPassword, passwordFits } from './login/passwords.ts';
import { newInviteCode } from './login/register.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.ts';
import { secondFactorRepo } from './second-factor/second-factor.repo.ts';
import { endAllSessions } from './sessions/sessions.ts';

type NewAccount = {
  role: 'student' | 'backend-system';
  account: string;
  /** A number in China. */
  mobile: string;
  name: string;
  passwordHash: string;
};

export type Accounts = ReturnType<typeof accountsService>;

/** Accounts with a name and a password, made by the server itself: those of the demo. */
export const accountsService = (deps: Pick<Deps, 'db' | 'settings' | 'now'>) => ({
  hashPassword,
  existing: (accounts: string[]) => accountsRepo(deps.db).existing(accounts),
  find: (account: string) => accountsRepo(deps.db).byAccountName(account),

  /** undefined when the account name or the mobile is somebody's already. */
  create: (tx: Db, { passwordHash, ...account }: NewAccount) =>
    accountsRepo(tx).insertAccount({
      ...account,
      country_id: countryByIso('CN')?.id ?? null,
      password_hash: passwordHash,
      invite_code: account.role === 'student' ? newInviteCode() : null,
      time_zone: deps.settings.DEFAULT_TIME_ZONE,
    }),

  /**
   * Closes an account that still has the password everybody knows, and ends its sessions. Somebody who chose a password
   * of their own keeps it, but not a number that belongs to a stranger. Says whether anything was closed.
   */
  async closeWellKnown(name: string, mobile: string, password: string): Promise<boolean> {
    const account = await accountsRepo(deps.db).byAccountName(name);
    if (!account || (account.passwordHash === null && account.mobile === null)) return false;
    const isKnown = account.passwordHash === null || (await passwordFits(account.passwordHash, password));
    if (!isKnown && account.mobile !== mobile) return false;
    await deps.db.transaction(async (tx) => {
      const repo = accountsRepo(tx);
      await (isKnown ? repo.close(account.id, deps.now()) : repo.dropMobile(account.id, deps.now()));
      await endAllSessions(tx, account.id);
    });
    return true;
  },

  /** Opens again what was closed so; an account that is open stays as its owner left it. */
  async reopen(name: string, mobile: string, password: string): Promise<void> {
    const account = await accountsRepo(deps.db).byAccountName(name);
    if (!account || account.passwordHash !== null || account.mobile !== null) return;
    const number = { countryId: countryByIso('CN')?.id ?? 0, mobile };
    await accountsRepo(deps.db).reopen(account.id, number, await hashPassword(password), deps.now());
  },

  hasSecondFactor: async (userId: number): Promise<boolean> =>
    Boolean((await secondFactorRepo(deps.db).find(userId))?.confirmedAt),

  /** Inside the caller's transaction, beside its entry in the log. */
  resetSecondFactor: (tx: Db, operatorId: number, userId: number) => resetSecondFactor(tx, operatorId, userId),
});
