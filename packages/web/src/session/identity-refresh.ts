import { isShared } from './no-token.ts';

/** What to do when the server did not recognise us. Pure. */

const REFRESH_PAUSE_MS = 30_000;

export type Rejection = {
  /** Name of the refusal of `student/get-info`. */
  error: string;
  path: string;
  /** When the identity was last refreshed; null = not in this visit. */
  refreshedAt: number | null;
  now: number;
};

type IdentityStep = 'refresh' | 'log_in' | 'leave';

export function afterRejection({ error, path, refreshedAt, now }: Rejection): IdentityStep {
  // The login page and shared essays work without a session, and a lost connection says nothing about who we are.
  if (error !== 'not_logged_in' || path.startsWith('/login') || isShared(path)) return 'leave';
  return refreshedAt !== null && now - refreshedAt < REFRESH_PAUSE_MS ? 'log_in' : 'refresh';
}

/**
 * What a refresh does once the server has been asked whether the session is alive. Somebody who had logged in is
 * never turned into a guest behind their back: their work would go to a stranger.
 */
export function stepOfRefresh(state: {
  alive: boolean;
  wasLoggedIn: boolean;
  inOrganisation: boolean;
}): 'ask_again' | 'become_guest' | 'log_in' {
  if (state.alive) return 'ask_again';
  return state.wasLoggedIn || state.inOrganisation ? 'log_in' : 'become_guest';
}
