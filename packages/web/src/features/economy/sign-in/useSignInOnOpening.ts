import { useEffect, useRef } from 'react';
import type { Week } from '../economy.queries.ts';
import type { SignInWay } from './useSignIn.ts';

/**
 * Opening the card signs in for today where the learner asked for it (`now`) or the site has switched it on: once, and
 * never again after a failure.
 */
export function useSignInOnOpening(week: Week | undefined, now: boolean, signIn: (way: SignInWay) => void): void {
  const tried = useRef(false);
  const open = week?.list[week.current_day - 1]?.sign_in_status === 1;
  const wanted = open && (now || week.auto_sign_in === 1);

  useEffect(() => {
    if (!wanted || tried.current) return;
    tried.current = true;
    signIn(now ? 'by_hand' : 'by_itself');
  }, [wanted, now, signIn]);
}
