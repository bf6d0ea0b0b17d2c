import type { FastifyReply } from 'fastify';

const NAME = 'org_id';
/** As long as browsers keep a cookie at all: whoever logs in next sets it anew. */
const DAYS = 400;

/** Readable by the page, which shows another home and menu while it is there. It is no right to anything. */
export function setOrganisationCookie(reply: FastifyReply, school: number | 'choose' | null, secure: boolean): void {
  const common = { path: '/', sameSite: 'lax', secure } as const;
  if (school === null) reply.clearCookie(NAME, common);
  else reply.setCookie(NAME, school === 'choose' ? '0' : String(school), { ...common, maxAge: DAYS * 86_400 });
}
