import type { UserInfo } from '@ninefold/contract/student';
import { isVip } from '@ninefold/core/vip';

type Expirations = Pick<UserInfo, 'expiration_time' | 'reading_expiration_time' | 'listening_expiration_time'>;

/** The wire's names for the three ends of membership, given to the rule. `now` in epoch seconds. */
export function isMember(me: Expirations, now: number): boolean {
  return isVip(
    { writing: me.expiration_time, reading: me.reading_expiration_time, listening: me.listening_expiration_time },
    now,
  );
}
