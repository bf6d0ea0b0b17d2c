import { maskedName } from '@ninefold/core/identity/masked-name';
import { secondsOf } from '@ninefold/core/time/seconds';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import { paged } from '#http/paged.ts';
import { invitesRepo } from './invites.repo.ts';

type Uses = Pick<Deps, 'db' | 'settings'> & { learners: Learners };

/** The learner's code and link, and one page of the friends who came with it. */
export async function inviteInfo({ db, settings, learners }: Uses, userId: number, page: number, pageSize: number) {
  const repo = invitesRepo(db);
  const code = (await learners.find(db, userId))?.invite_code;
  const total = await repo.friendsCount(userId);
  const newest = total - (page - 1) * pageSize;
  const rows = newest < 1 ? [] : await repo.friends(userId, newest - pageSize + 1, newest);
  const names = await learners.namesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    invite_code: code ?? '',
    invite_link: `${settings.PUBLIC_URL.replace(/\/$/, '')}/#/login?invite=${code ?? ''}`,
    inviter_points: settings.INVITE_POINTS,
    invitee_points: settings.INVITE_POINTS,
    daily_limit: settings.INVITES_PER_DAY,
    ...paged(
      rows.map(({ id, coins, bound_at, rewarded_at, rewarded_day }) => ({
        name: maskedName(names.get(id) ?? ''),
        state: stateOf(rewarded_at, rewarded_day),
        coins,
        create_time: secondsOf(bound_at),
        reward_time: secondsOf(rewarded_at),
      })),
      total,
      { page, page_size: pageSize },
    ),
  };
}

function stateOf(rewardedAt: Date | null, paidOn: string | null) {
  if (!rewardedAt) return 'registered' as const;
  return paidOn ? ('rewarded' as const) : ('over_limit' as const);
}
