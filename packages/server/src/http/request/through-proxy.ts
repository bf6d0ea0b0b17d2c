import type { IncomingHttpHeaders } from 'node:http';
import { isLocalName } from '#public-site.ts';

/** Proxies write these; browsers do not. */
const LEFT_BY_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
] as const;

/** Does a request to a server that listens on this machine alone come from elsewhere, handed on by somebody here? */
export const cameThroughProxy = (headers: IncomingHttpHeaders, hostname: string): boolean =>
  !isLocalName(hostname) || LEFT_BY_PROXIES.some((name) => headers[name] !== undefined);
