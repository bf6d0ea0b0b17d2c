import { randomBytes } from 'node:crypto';
import type { Role } from '@ninefold/contract/identity';
import type { FastifyReply } from 'fastify';

type Cookies = Readonly<Record<string, string | undefined>>;
type Session = { token: string; role: Role; expiresAt: Date };

/** Readable by the page and free of secrets: only says that a session exists. */
const EXISTS_COOKIE = 'has_session';
/** As long as browsers keep a cookie at all. */
const DEVICE_DAYS = 400;

/** On https a browser takes `__Host-` cookies only from this very host, so that no neighbour can plant one. */
const named = (name: 'token' | 'device', secure: boolean) => (secure ? `__Host-${name}` : name);

export const tokenOf = (cookies: Cookies, secure: boolean): string | null => cookies[named('token', secure)] ?? null;

/**
 * On https, the cookie of a session from before `__Host-` or from before https. A learner logs in once more; for a guest
 * it is the only key to their work.
 */
export const oldTokenOf = (cookies: Cookies, secure: boolean): string | null =>
  (secure && !tokenOf(cookies, secure) && cookies.token) || null;

export const clearOldToken = (reply: FastifyReply): void => void reply.clearCookie('token', { path: '/' });

/** Does the page believe that there is a session? */
export const saysSession = (cookies: Cookies): boolean => cookies[EXISTS_COOKIE] !== undefined;

/** Which browser this is; a new name for one that has none or a strange one. */
export function deviceOf(cookies: Cookies, secure: boolean): string {
  const known = cookies[named('device', secure)] ?? '';
  return /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
}

export function setSessionCookies(
  reply: FastifyReply,
  session: Session | null,
  { secure, device }: { secure: boolean; device: string },
): void {
  const common = { path: '/', sameSite: 'lax', secure } as const;
  const token = named('token', secure);
  if (!session) {
    reply.clearCookie(token, { ...common, httpOnly: true }).clearCookie(EXISTS_COOKIE, common);
    return;
  }
  const expires = session.expiresAt;
  reply
    .setCookie(token, session.token, { ...common, httpOnly: true, expires })
    .setCookie(EXISTS_COOKIE, '1', { ...common, expires });
  setDeviceCookie(reply, { secure, device });
}

export function setDeviceCookie(reply: FastifyReply, { secure, device }: { secure: boolean; device: string }): void {
  const kept = { path: '/', sameSite: 'lax', secure, httpOnly: true, maxAge: DEVICE_DAYS * 86_400 } as const;
  reply.setCookie(named('device', secure), device, kept);
}
