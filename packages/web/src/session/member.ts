import type { UserInfo } from '@ninefold/contract/identity';
import { expirationTime, isVip, type VipExpirations } from '@ninefold/core/membership/vip';

type Expirations = Pick<UserInfo, 'expiration_time' | 'reading_expiration_time' | 'listening_expiration_time'>;

/** Translates the contract's fields for the rules of membership. `now` in epoch seconds. */
export const isMember = (me: Expirations, now: number): boolean => isVip(endsOf(me), now);

/** When the last membership ends; 0 = never a member. */
export const memberUntil = (me: Expirations): number => expirationTime(endsOf(me));

const endsOf = (me: Expirations): VipExpirations => ({
  writing: me.expiration_time,
  reading: me.reading_expiration_time,
  listening: me.listening_expiration_time,
});
