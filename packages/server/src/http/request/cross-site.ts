import type { IncomingHttpHeaders } from 'node:http';

/**
 * Is a state-changing request from another site? Browsers say so in Sec-Fetch-Site, older ones in Origin.
 * Without either it is not a browser (a script, a native app), which holds no cookie of ours to ride on.
 */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigins: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return origin !== undefined && !ownOrigins.includes(origin);
}
