import { test as base, expect } from '@playwright/test';
import { type ConsoleGuard, guardConsole } from './console-guard.ts';
import type { Language } from './languages.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { type JourneyServer, runningServer } from './server.ts';
import { openVariant, type Variant } from './variant.ts';

export { expect };

type ForAll = { server: JourneyServer; outbox: Outbox };
type ForOne = {
  guard: ConsoleGuard;
  /** Both languages are tested, each on one of the two devices: Chinese on the desktop, English on the phone. */
  language: Language;
  /** The same product with the same learners under other settings or at another time. */
  variant: (settings?: Record<string, string>) => Promise<Variant>;
};

/** The test of every journey: a real server behind it, and a journey fails when the console holds an error. */
export const test = base.extend<ForOne, ForAll>({
  server: [async ({ browserName: _ }, use) => use(runningServer()), { scope: 'worker' }],
  outbox: [async ({ server }, use) => use(openOutbox(server.dataDir)), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
  language: async ({ isMobile }, use) => use(isMobile ? 'en' : 'zh'),
  variant: async ({ server }, use) => use((settings = {}) => openVariant(server, settings)),
  guard: [
    async ({ context }, use) => {
      const guard = guardConsole(context);
      await use(guard);
      expect(guard.surprises(), 'errors in the console that the journey did not expect').toEqual([]);
    },
    { auto: true },
  ],
});
