import { defineConfig } from '@playwright/test';
import { VIEWPORTS } from './e2e/support/viewports.ts';
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.ts';

const executablePath = findChromium();

/** A page of a journey lives for seconds: optimising its code costs more than it gives back (a tenth of the run). */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

/** The journeys: one file each in `e2e/`, walked at a desk; on a phone those that are different there. */
export default defineConfig({
  testDir: 'e2e',
  // A folder per feature, a file per journey; support/ is what they share.
  testMatch: /\/e2e\/(?!support\/)[^/]+\/[^/]+\.ts$/,
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/support/global-setup.config.ts',
  // One server for all; every journey brings learners of its own, so any may run at the same time. Three on two cores: a
  // journey waits for its network and its recordings as often as for a core (236 of them: 1,016 s; with two 1,323 s for 230).
  workers: 3,
  fullyParallel: true,
  // On a shared build machine a journey gets a second chance; one that needed it is named at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is several times slower than a quiet one; only a journey that fails waits this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording every step makes a journey a quarter longer: the second try is recorded, or all with `--trace on`.
    trace: 'on-first-retry',
    // No journey is about motion, and none should wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: [...CHROMIUM_ARGS, SHORT_LIVED], ...(executablePath && { executablePath }) },
  },
  projects: [
    // They are taken in this order: at the end only short ones are left, and no worker waits for another.
    // One of the long ones at a time: most of them are heard by one engine, and three would wait there for one another.
    { name: 'long', grep: /@long/, workers: 1, use: { viewport: VIEWPORTS.desktop } },
    {
      name: 'mobile',
      grep: /@phone/,
      use: { viewport: VIEWPORTS.mobile, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', grepInvert: /@phone-only|@long/, use: { viewport: VIEWPORTS.desktop } },
  ],
});
