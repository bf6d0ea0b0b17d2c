import type { Role } from '@ninefold/contract/identity';
import type { Deps } from '#deps.ts';

/** Who has to have a second factor, by the setting: operators, or also tutors and the staff of schools. */
export function mustHave(
  { SECOND_FACTOR }: Deps['settings'],
  { role, isGuide, isStaff }: { role: Role; isGuide: boolean; isStaff: boolean },
): boolean {
  if (role === 'tourist' || SECOND_FACTOR === 'optional') return false;
  return role === 'backend-system' || (SECOND_FACTOR === 'staff' && (isGuide || isStaff));
}
