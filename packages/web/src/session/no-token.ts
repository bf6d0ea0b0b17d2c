/** What the page does before it loads anything else. Pure: the entry passes in what it knows. */

export type Arrival = {
  /** The readable cookie beside the HttpOnly token. */
  hasSession: boolean;
  /** The organisation cookie: its members have accounts, so there are no guests. */
  inOrganisation: boolean;
  /** A guest session was given a moment ago and the page was reloaded for it. */
  reloadedForGuest: boolean;
  /** The hash path asked for. */
  path: string;
};

type FirstStep = 'open' | 'ask_for_guest' | 'log_in';

export function firstStep({ hasSession, inOrganisation, reloadedForGuest, path }: Arrival): FirstStep {
  if (hasSession || needsNoSession(path)) return 'open';
  // After the reload there is still no cookie: this browser does not keep them. A second reload would not help.
  if (inOrganisation || reloadedForGuest) return 'log_in';
  return 'ask_for_guest';
}

export type GuestAnswer = 'given' | 'refused' | 'no_answer';

/** `cookieKept`: the session cookie can be read back after the answer. */
export function stepAfterAsking(answer: GuestAnswer, cookieKept: boolean): 'reload' | 'log_in' | 'open' {
  if (answer === 'given') return cookieKept ? 'reload' : 'log_in';
  // Without a network a login page would promise something that cannot work: the page itself says so and retries.
  return answer === 'refused' ? 'log_in' : 'open';
}

/** The login page and shared reports serve people without a session; the gallery shows no data. */
function needsNoSession(path: string): boolean {
  const [pathname = ''] = path.split('?');
  return pathname === '/login' || pathname.startsWith('/login/') || pathname.startsWith('/dev/') || isShared(pathname);
}

/** Whoever has a link may read it, also where guests are not let in. */
export const isShared = (pathname: string): boolean => pathname.startsWith('/shared-');

export function loginHash(path: string): string {
  return path === '/' ? '#/login' : `#/login?return=${encodeURIComponent(path)}`;
}
