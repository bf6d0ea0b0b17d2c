import type { SignInWeek } from '@ninefold/contract/economy/tasks';
import type { Language } from '@ninefold/contract/errors';
import { nextSignIn, type SignInRates, signInWeek, type Today } from '@ninefold/core/economy/sign-in';
import { dayName, daysDesc } from '@ninefold/core/economy/sign-in-words';
import { localDay } from '@ninefold/core/time/local-day';
import type { Deps } from '#deps.ts';
import type { Learners } from '#features/identity/learners/learners.service.ts';
import type { Coins } from '../coins/coins.service.ts';
import type { Tasks } from '../tasks/tasks.service.ts';
import { type SignedRow, signInRepo } from './sign-in.repo.ts';

export type SignIn = ReturnType<typeof signInService>;
type Uses = Pick<Deps, 'db' | 'settings' | 'now'> & { coins: Coins; tasks: Tasks; learners: Learners };

export const signInService = (deps: Uses) => {
  const { settings, coins, tasks } = deps;
  const rates: SignInRates = { each: settings.SIGN_IN_POINTS, seventh: settings.SIGN_IN_POINTS_DAY_7 };
  return { week, signIn };

  async function week(userId: number, language: Language): Promise<SignInWeek> {
    const repo = signInRepo(deps.db);
    const [zone, signed] = await Promise.all([deps.learners.timeZoneOf(deps.db, userId), repo.lastDays(userId)]);
    const today = todayOf(zone ?? settings.DEFAULT_TIME_ZONE, signed[0]);
    const { days, currentDay, continuous, continuousDays, weekContinuousDays } = signInWeek(signed, today, rates);
    return {
      list: days.map(({ date, status, points }, n) => ({
        day_name: dayName(n + 1, language),
        sign_in_status: status,
        points,
        date,
      })),
      current_day: currentDay,
      is_continuous: continuous ? 1 : 0,
      continuous_days: continuousDays,
      week_continuous_days: weekContinuousDays,
      days_desc: daysDesc({ continuousDays, currentDay }, rates, language),
      auto_sign_in: settings.SIGN_IN_AUTO ? 1 : 0,
    };
  }

  function todayOf(zone: string, last: SignedRow | undefined): Today {
    return { here: localDay(deps.now(), zone), there: localDay(deps.now(), last?.time_zone ?? zone) };
  }

  /** Of fifty at the same moment one gets the wallet first; the others wait there and then see the day signed. */
  async function signIn(userId: number) {
    return deps.db.transaction(async (tx) => {
      const repo = signInRepo(tx);
      const wallet = await coins.lock(tx, userId);
      if (!wallet) throw new Error(`learner ${userId} has no wallet`);
      const [last] = await repo.lastDays(userId, 1);
      const today = todayOf(wallet.time_zone, last);
      const next = nextSignIn(last, today, rates);
      if (!next) return answer(0, last?.points ?? 0, false, wallet.coins);
      const why = { userId, reason: 'sign_in', reference: next.day, key: `sign-in:${userId}:${next.day}` } as const;
      const { paid, over_limit } = await coins.reward(tx, { ...why, coins: next.points }, wallet);
      await repo.insert(userId, { ...next, points: paid, time_zone: wallet.time_zone }, deps.now());
      const task = await tasks.settle(tx, userId, ['sign-in-days'], { locked: true });
      return answer(1, paid, over_limit, wallet.coins + paid + task.paid);
    });
  }
};

const answer = (is_new: 0 | 1, points: number, over: boolean, remaining_points: number) => ({
  is_new,
  points,
  over_limit: over ? (1 as const) : (0 as const),
  remaining_points,
});
