import { weaknessOf } from '@ninefold/core/identity/password-strength';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#app-error.ts';
import type { Deps } from '#deps.ts';
import { accountsRepo } from '../accounts.repo.ts';
import type { Mobile } from './mobiles.ts';

/** The 49,000 passwords that are tried first (MIT, from leaked lists); made when somebody first sets a password. */
let common: Set<string> | undefined;
const isCommon = (password: string) => {
  common ??= new Set((dictionary as Record<string, string[]>)['passwords-common']);
  return common.has(password);
};

/** Asked when a password is set, never when it is used: whoever has a weak one still gets in. */
export async function requireStrong(deps: Pick<Deps, 'db'>, number: Mobile, password: string): Promise<void> {
  requireStrongFor([number.mobile, ...(await accountsRepo(deps.db).namesOf(number))], password);
}

/** `names`: what its owner is called, which is the first thing that is tried. */
export function requireStrongFor(names: readonly string[], password: string): void {
  if (weaknessOf(password, names, isCommon)) throw new AppError('password_weak', { fields: ['password'] });
}
