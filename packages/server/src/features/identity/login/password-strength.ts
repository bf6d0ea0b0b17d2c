import { weaknessOf } from '@ninefold/core/identity/password-strength';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#app-error.ts';

/** The 49,000 passwords that are tried first (MIT, from leaked lists); made when somebody first sets a password. */
let common: Set<string> | undefined;
const isCommon = (password: string) => {
  common ??= new Set((dictionary as Record<string, string[]>)['passwords-common']);
  return common.has(password);
};

/** Asked when a password is set, never when it is used: whoever has a weak one still gets in. */
export function requireStrong(ownWords: readonly string[], password: string): void {
  if (weaknessOf(password, ownWords, isCommon)) throw new AppError('password_weak', { fields: ['password'] });
}
