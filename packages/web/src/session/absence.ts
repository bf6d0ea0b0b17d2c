import { hasCookie, SESSION_COOKIE } from '#lib/cookies.ts';

let opened = false;

/** The entry let somebody in who has no session (the login page, or no network): asking who they are is pointless. */
export const sessionAbsence = {
  note: (): void => {
    opened = true;
  },
  /** Until a cookie appears, that is, until they have logged in or become a guest. */
  lasts: (): boolean => opened && !hasCookie(SESSION_COOKIE),
};
