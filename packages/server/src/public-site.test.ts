import { expect, test } from 'vitest';
import { refusesProxies, wantsDemo, wantsSandbox, warnings } from './public-site.ts';
import { readSettings } from './settings.ts';

for (const { environment, demo, sandbox, proxies, warned, why } of [
  { environment: {}, demo: true, sandbox: true, proxies: 'refused', warned: 0, why: 'a first look on a laptop' },
  {
    environment: { PUBLIC_URL: 'http://localhost:8080' },
    ...{ demo: true, sandbox: true, proxies: 'refused', warned: 0, why: 'a public name that is this machine' },
  },
  {
    environment: { PUBLIC_URL: 'https://ielts.example' },
    ...{ demo: false, sandbox: false, proxies: 'let in', warned: 0, why: 'a name of the internet, proxy on this host' },
  },
  {
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
    ...{ demo: false, sandbox: false, proxies: 'let in', warned: 0, why: 'somebody is named who hands requests on' },
  },
  {
    environment: { HOST: '0.0.0.0' },
    ...{ demo: false, sandbox: false, proxies: 'let in', warned: 0, why: 'open to the network' },
  },
  {
    environment: { DATABASE_URL: 'postgres://x' },
    ...{ demo: false, sandbox: true, proxies: 'refused', warned: 0, why: 'a production database on a laptop' },
  },
  {
    environment: { HOST: '0.0.0.0', DEMO_ACCOUNTS: 'on', PAY_SANDBOX: 'on' },
    ...{ demo: true, sandbox: true, proxies: 'let in', warned: 2, why: 'the operator asked for both' },
  },
  {
    environment: { DEMO_ACCOUNTS: 'off', PAY_SANDBOX: 'off' },
    ...{ demo: false, sandbox: false, proxies: 'let in', warned: 0, why: 'the operator wants neither' },
  },
])
  test(`demo ${demo ? 'on' : 'off'}, sandbox ${sandbox ? 'on' : 'off'}, proxies ${proxies}: ${why}`, () => {
    const settings = readSettings(environment);
    expect(wantsDemo(settings)).toBe(demo);
    expect(wantsSandbox(settings)).toBe(sandbox);
    expect(refusesProxies(settings)).toBe(proxies === 'refused');
    expect(warnings(settings, wantsSandbox(settings))).toHaveLength(warned);
  });
