import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Identity } from './caller.ts';
import { clientAddress } from './client-address.ts';
import { languageOf } from './language.ts';
import { setOrganisationCookie } from './organisation-cookie.ts';
import {
  clearOldToken,
  deviceOf,
  oldTokenOf,
  saysSession,
  setDeviceCookie,
  setSessionCookies,
  tokenOf,
} from './session-cookies.ts';

/** `renewedUntil`: the session was just prolonged, so its cookie must be too. */
export type WhoIs = (token: string) => Promise<LiveIdentity | null>;
type LiveIdentity = Identity & { renewedUntil?: Date | null; expiresAt?: Date; hasDevice?: boolean };

/** Finds out who is asking, once per request. */
export async function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  whoIs: WhoIs,
  { https, ownOrigins }: { https: boolean; ownOrigins: readonly string[] },
): Promise<Caller> {
  const secure = https || request.protocol === 'https';
  const old = await oldGuest(request, secure, whoIs);
  const token = old?.token ?? tokenOf(request.cookies, secure);
  const known = old?.known ?? (token ? await whoIs(token) : null);
  const caller: Caller = {
    identity: known && { userId: known.userId, role: known.role, ...(known.weak && { weak: true }) },
    token,
    language: languageOf(request.headers['accept-language']),
    device: deviceOf(request.cookies, secure),
    agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    ip: clientAddress(request.ip),
    ownOrigins,
    orgId: Number.parseInt(request.cookies.org_id ?? '', 10) || null,
    setOrganisation: (school) => setOrganisationCookie(reply, school, secure),
    setSession(session) {
      setSessionCookies(reply, session, { secure, device: caller.device });
      reply.header('x-user-role', session?.role ?? 'tourist');
    },
    keepDevice: () => setDeviceCookie(reply, { secure, device: caller.device }),
  };
  reply.header('x-user-role', known?.role ?? 'tourist');
  if (old) {
    caller.setSession({ token: old.token, role: old.known.role, expiresAt: old.known.expiresAt });
    clearOldToken(reply);
  } else if (known?.renewedUntil && token)
    caller.setSession({ token, role: known.role, expiresAt: known.renewedUntil });
  // The cookie of an ended session, or of one from before the cookies were renamed, would keep the page from asking for
  // a new one.
  if (!known && (token || saysSession(request.cookies))) caller.setSession(null);
  return caller;
}

/** Only a guest from before devices were noted: nobody can make such a session today and plant it on a neighbour. */
async function oldGuest(request: FastifyRequest, secure: boolean, whoIs: WhoIs) {
  const token = oldTokenOf(request.cookies, secure);
  const known = token ? await whoIs(token) : null;
  if (!token || known?.role !== 'tourist' || known.hasDevice !== false || !known.expiresAt) return null;
  return { token, known: { ...known, expiresAt: known.expiresAt } };
}
