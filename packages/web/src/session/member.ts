import type { UserInfo } from '@ninefold/contract/identity';
import { expirationTime, isVip, type VipExpirations } from '@ninefold/core/membership/vip';

type Expirations = Pick<UserInfo, 'expiration_time' | 'reading_expiration_time' | 'listening_expiration_time'>;

/** The wire's names for the three ends of membership, given to the rules. `now` in epoch seconds. */
export const isMember = (me: Expirations, now: number): boolean => isVip(endsOf(me), now);

/** When the last of them ends; 0 = never a member. */
export const memberUntil = (me: Expirations): number => expirationTime(endsOf(me));

const endsOf = (me: Expirations): VipExpirations => ({
  writing: me.expiration_time,
  reading: me.reading_expiration_time,
  listening: me.listening_expiration_time,
});
