import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { accountsRepo } from './accounts.repo.ts';
import { countryByIso } from './countries.ts';
import { hashPassword } from './login/passwords.ts';
import { newInviteCode } from './login/register.ts';

type NewAccount = {
  role: 'student' | 'backend-system';
  account: string;
  /** A number in China. */
  mobile: string;
  name: string;
  passwordHash: string;
};

/** Accounts with a name and a password, made by the server itself: those of the demo. */
export const accountsService = (deps: Pick<Deps, 'db' | 'settings'>) => ({
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

  async joinOrganisation(tx: Db, userId: number, organisationId: number): Promise<void> {
    await accountsRepo(tx).joinOrganisation(userId, organisationId);
  },
});
