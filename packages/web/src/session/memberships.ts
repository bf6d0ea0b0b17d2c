import type { UserInfo, VipSkill } from '@ninefold/contract/identity';

export type Membership = { skill: VipSkill } & ({ state: 'none' } | { state: 'active' | 'ended'; until: number });

/** What the learner holds, in the order in which it is sold. `now` in epoch seconds. */
export function memberships(me: Expirations, now: number): Membership[] {
  return [
    membership('writing', me.expiration_time, now),
    membership('reading', me.reading_expiration_time, now),
    membership('listening', me.listening_expiration_time, now),
  ];
}

/** The skills whose membership runs now. */
export const memberSkills = (me: Expirations, now: number): VipSkill[] =>
  memberships(me, now).flatMap(({ skill, state }) => (state === 'active' ? [skill] : []));

type Expirations = Pick<UserInfo, 'expiration_time' | 'reading_expiration_time' | 'listening_expiration_time'>;

function membership(skill: VipSkill, until: number, now: number): Membership {
  if (until === 0) return { skill, state: 'none' };
  return { skill, state: until > now ? 'active' : 'ended', until };
}
