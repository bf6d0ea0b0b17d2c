/**
 * Is there a cookie of this name that the page may read? Never throws, even in sandboxed frames that forbid cookies.
 */
export function hasCookie(name: string, cookies: string = readCookies()): boolean {
  return cookies
    .split(';')
    .some((cookie) => cookie.trim().startsWith(`${name}=`) && cookie.trim().length > name.length + 1);
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Set by the server beside the HttpOnly token; says only that a session exists. */
export const SESSION_COOKIE = 'has_session';
/** Switches home and menu, for display only. */
export const ORGANISATION_COOKIE = 'org_id';
