import type { Access } from '@ninefold/contract/call';
import type { ErrorName } from '@ninefold/contract/errors';
import type { Role } from '@ninefold/contract/identity';

/** null: admitted; otherwise the refusal. The permission matrix in the tests is printed from this one function. */
export function refusal(access: Access, role: Role | null): ErrorName | null {
  if (access === 'anyone') return null;
  if (role === null) return 'not_logged_in';
  if (access === 'visitor') return null;
  if (role === 'tourist') return 'not_logged_in';
  if (access === 'account') return null;
  return access === (role === 'student' ? 'learner' : 'operator') ? null : 'forbidden';
}
