import { useEffect, useRef } from 'react';
import type { Week } from '../economy.queries.ts';
import type { SignInWay } from './useSignIn.ts';

/** Where the site has switched it on, opening the card signs in for today: once, and never again after a failure. */
export function useAutoSignIn(week: Week | undefined, signIn: (way: SignInWay) => void): void {
  const tried = useRef(false);
  const open = week?.list[week.current_day - 1]?.sign_in_status === 1;
  const wanted = week?.auto_sign_in === 1 && open;

  useEffect(() => {
    if (!wanted || tried.current) return;
    tried.current = true;
    signIn('by_itself');
  }, [wanted, signIn]);
}
