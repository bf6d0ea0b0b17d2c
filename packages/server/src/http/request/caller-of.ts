import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Identity } from './caller.ts';
import { clientAddress } from './client-address.ts';
import { languageOf } from './language.ts';
import { deviceOf, saysSession, setSessionCookies, tokenOf } from './session-cookies.ts';

/** `renewedUntil`: the session was just prolonged, so its cookie must be too. */
export type WhoIs = (token: string) => Promise<(Identity & { renewedUntil?: Date | null }) | null>;

/** Finds out who is asking, once per request. */
export async function callerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  whoIs: WhoIs,
  { https, ownOrigins }: { https: boolean; ownOrigins: readonly string[] },
): Promise<Caller> {
  const secure = https || request.protocol === 'https';
  const token = tokenOf(request.cookies, secure);
  const known = token ? await whoIs(token) : null;
  const caller: Caller = {
    identity: known && { userId: known.userId, role: known.role },
    token,
    language: languageOf(request.headers['accept-language']),
    device: deviceOf(request.cookies, secure),
    agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    ip: clientAddress(request.ip),
    ownOrigins,
    orgId: Number.parseInt(request.cookies.org_id ?? '', 10) || null,
    setSession(session) {
      setSessionCookies(reply, session, { secure, device: caller.device });
      reply.header('x-user-role', session?.role ?? 'tourist');
    },
  };
  reply.header('x-user-role', known?.role ?? 'tourist');
  if (known?.renewedUntil && token) caller.setSession({ token, role: known.role, expiresAt: known.renewedUntil });
  // The cookie of an ended session, or of one from before the cookies were renamed, would keep the page from asking for
  // a new one.
  if (!known && (token || saysSession(request.cookies))) caller.setSession(null);
  return caller;
}
