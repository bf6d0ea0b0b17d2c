import { flag, setting, whole } from './kinds.ts';

/** What is earned, what is charged. */
export const COINS = {
  SIGN_IN_POINTS: setting('10', whole(0, 10_000), 'Coins for signing in on a day'),
  SIGN_IN_POINTS_DAY_7: setting('30', whole(0, 10_000), 'The same on Sunday, the seventh day of the week'),
  SIGN_IN_AUTO: setting('off', flag, 'The page signs in by itself when the day is still open'),
  COIN_CAP: setting('100000', whole(0, 1_000_000_000), 'Most coins a learner can have; a reward pays what still fits'),
  INVITE_POINTS: setting(
    '500',
    whole(0, 100_000),
    'Coins for each side when an invited friend finishes a first practice',
  ),
  INVITES_PER_DAY: setting('10', whole(1, 10_000), 'Friends a day that bring their inviter coins'),
  PRICE_ESSAY_SCORING: setting('60', whole(0, 100_000), 'Coins for scoring one essay; free for writing members'),
  PRICE_MODEL_ESSAY: setting('40', whole(0, 100_000), 'Coins for one model essay; free for writing members'),
  PRICE_SPEAKING_REPORT: setting('50', whole(0, 100_000), 'Coins for one speaking report'),
  FREE_AI_TRIES: setting('3', whole(0, 1000), 'Free AI scorings of a new learner'),
  PLAN_POINTS: setting(
    '0',
    whole(0, 100_000),
    'Coins for completing the study plan the first time, on top of those of its task in the content pack',
  ),
} as const;
