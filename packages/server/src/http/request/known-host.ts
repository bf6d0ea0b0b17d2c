import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { isLocalName } from '#public-site.ts';

/**
 * Names under which a server without a PUBLIC_URL is asked by right: this machine's own, and addresses. Any other name
 * may be a stranger's that was pointed here, with a page of theirs behind it.
 */
export function isKnownHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  const own = hostname().toLowerCase();
  return isLocalName(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === own || name === `${own}.local`;
}
