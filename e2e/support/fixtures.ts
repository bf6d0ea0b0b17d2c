import { test as base, expect } from '@playwright/test';
import { type RealServer, startRealServer } from '../../tools/real-server.ts';
import { CAPTCHA_ANSWER } from './captcha.ts';
import { type ConsoleGuard, guardConsole } from './console-guard.ts';
import { type Outbox, openOutbox } from './outbox.ts';

export { expect };

/** Patient where a person would be slow, so that many journeys fit into one hour of one address. */
const SETTINGS = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DEMO_ACCOUNTS: 'on',
  TEST_CAPTCHA: CAPTCHA_ANSWER,
  SMS_WAIT_SECONDS: '0',
  LOGIN_TRIES_BEFORE_CAPTCHA: '100',
  SMS_PER_DAY: '1000',
  SMS_PER_IP_HOUR: '100000',
  GUESTS_PER_IP_HOUR: '1000000',
  REQUESTS_PER_MINUTE: '1000000',
  SUPPORT_QR: 'https://support.example/ninefold',
};

type ForAll = {
  /** `test.use({ serverSettings: { GUEST_MODE: 'off' } })` at the top of a file gives that journey a server of its own. */
  serverSettings: Record<string, string>;
  /** `test.use({ journeyServer: true })`: the server of `testing/journey-server.ts`, where a journey can shorten an hour of practice. */
  journeyServer: boolean;
  server: RealServer;
  outbox: Outbox;
};
type ForOne = { guard: ConsoleGuard };

/** The test of every journey: a real server behind it, and no journey ends well while the console holds an error. */
export const test = base.extend<ForOne, ForAll>({
  serverSettings: [{}, { scope: 'worker', option: true }],
  journeyServer: [false, { scope: 'worker', option: true }],
  server: [
    async ({ serverSettings, journeyServer }, use) => {
      const server = await startRealServer({
        settings: { ...SETTINGS, ...serverSettings },
        ...(journeyServer && { entry: 'packages/server/src/testing/journey-server.ts' }),
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  outbox: [async ({ server }, use) => use(openOutbox(server.dataDir)), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
  guard: [
    async ({ context }, use) => {
      const guard = guardConsole(context);
      await use(guard);
      expect(guard.surprises(), 'errors in the console that the journey did not expect').toEqual([]);
    },
    { auto: true },
  ],
});
