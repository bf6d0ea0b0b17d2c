import { hasCookie, SESSION_COOKIE } from '#lib/cookies.ts';

let opened = false;

/** The app was opened without a session (the login page, or no network), so asking who is there is pointless. */
export const sessionAbsence = {
  note: (): void => {
    opened = true;
  },
  /** Until a cookie appears, that is, until they have logged in or become a guest. */
  lasts: (): boolean => opened && !hasCookie(SESSION_COOKIE),
};
