import type { Role } from '@ninefold/contract/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const TOKEN_COOKIE = 'token';
/** Readable by the page and free of secrets: only says that a session exists. */
const EXISTS_COOKIE = 'has_session';

type Session = { token: string; role: Role; expiresAt: Date };

export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session | null,
  https: boolean,
): void {
  const common = { path: '/', sameSite: 'lax', secure: https || request.protocol === 'https' } as const;
  if (!session) {
    reply.clearCookie(TOKEN_COOKIE, { ...common, httpOnly: true }).clearCookie(EXISTS_COOKIE, common);
    return;
  }
  const expires = session.expiresAt;
  reply
    .setCookie(TOKEN_COOKIE, session.token, { ...common, httpOnly: true, expires })
    .setCookie(EXISTS_COOKIE, '1', { ...common, expires });
}
