import type { UserInfo } from '@ninefold/contract/identity';
import type { OwnerProof, ProofField } from './OwnerProofFields.tsx';

export const startProof = (me: Pick<UserInfo, 'has_password'>): OwnerProof => ({
  way: me.has_password ? 'password' : 'code',
  password: '',
  code: '',
});

/** Somebody who has neither a number nor a password has nothing to prove with. */
export const needsProof = (me: Pick<UserInfo, 'has_password' | 'mobile'>): boolean =>
  me.has_password === 1 || me.mobile !== '';

/** What the call wants; only the way that was chosen is sent. */
export const sentProof = ({ way, password, code }: OwnerProof) =>
  way === 'password' ? { password_now: password } : { own_code: code };

export function missingProof({ way, password, code }: OwnerProof): ProofField[] {
  if (way === 'password') return password === '' ? ['password_now'] : [];
  return /^\d{6}$/.test(code) ? [] : ['own_code'];
}
