import type { Settings } from './settings.ts';

type Place = Pick<Settings, 'HOST' | 'PUBLIC_URL' | 'TRUSTED_PROXIES'>;

const LOCAL = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

export const isLocalName = (host: string): boolean => LOCAL.has(host.toLowerCase());

/** Nothing speaks of a public site: it listens on this machine alone, under no other name and behind nobody. */
export const isForThisMachine = ({ HOST, PUBLIC_URL, TRUSTED_PROXIES }: Place): boolean =>
  isLocalName(HOST) && (!PUBLIC_URL || isLocalName(new URL(PUBLIC_URL).hostname)) && !TRUSTED_PROXIES;

/** Well-known passwords must not reach a network. */
export const wantsDemo = (settings: Place & Pick<Settings, 'DEMO_ACCOUNTS' | 'DATABASE_URL'>): boolean =>
  settings.DEMO_ACCOUNTS === 'auto'
    ? !settings.DATABASE_URL && isForThisMachine(settings)
    : settings.DEMO_ACCOUNTS === 'on';

/** A cashier that takes no money gives everybody a free year. */
export const wantsSandbox = (settings: Place & Pick<Settings, 'PAY_SANDBOX'>): boolean =>
  settings.PAY_SANDBOX === 'auto' ? isForThisMachine(settings) : settings.PAY_SANDBOX === 'on';

/**
 * While demo accounts or the sandbox are there only because nothing spoke of a public site, a request that came
 * through a proxy shows that this is one. An operator who turned both on by name has decided.
 */
export const refusesProxies = (settings: Settings): boolean =>
  (settings.DEMO_ACCOUNTS === 'auto' && wantsDemo(settings)) ||
  (settings.PAY_SANDBOX === 'auto' && wantsSandbox(settings));

/** What the start says loudly of what is open by the operator's own word. */
export function warnings(settings: Settings, hasSandbox: boolean): string[] {
  if (isForThisMachine(settings)) return [];
  const said: string[] = [];
  if (wantsDemo(settings))
    said.push('WARNING: DEMO_ACCOUNTS=on. Everybody who knows the demo password can run this site as its operator.');
  if (hasSandbox) said.push('WARNING: PAY_SANDBOX=on. Memberships are given away: the cashier takes no money.');
  return said;
}
