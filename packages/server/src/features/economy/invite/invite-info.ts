import { maskedName } from '@ninefold/core/identity/masked-name';
import type { Deps } from '#deps.ts';
import { invitesRepo } from './invites.repo.ts';

/** The learner's code and link, and one page of the friends who came with it. */
export async function inviteInfo({ db, settings }: Deps, userId: number, page: number, pageSize: number) {
  const repo = invitesRepo(db);
  const { code, friends } = (await repo.codeOf(userId)) ?? {};
  const total = friends ?? 0;
  const newest = total - (page - 1) * pageSize;
  const rows = newest < 1 ? [] : await repo.friends(userId, newest - pageSize + 1, newest);
  return {
    invite_code: code ?? '',
    invite_link: `${settings.PUBLIC_URL.replace(/\/$/, '')}/#/login?invite=${code ?? ''}`,
    inviter_points: settings.INVITE_POINTS,
    invitee_points: settings.INVITE_POINTS,
    daily_limit: settings.INVITES_PER_DAY,
    list: rows.map(({ name, coins, bound_at, rewarded_at, rewarded_day }) => ({
      name: maskedName(name),
      state: stateOf(rewarded_at, rewarded_day),
      coins,
      create_time: secondsOf(bound_at),
      reward_time: rewarded_at ? secondsOf(rewarded_at) : 0,
    })),
    total,
  };
}

function stateOf(rewardedAt: Date | null, paidOn: string | null) {
  if (!rewardedAt) return 'registered' as const;
  return paidOn ? ('rewarded' as const) : ('over_limit' as const);
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
