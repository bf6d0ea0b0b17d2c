import { defineConfig } from '@playwright/test';
import { VIEWPORTS } from './e2e/support/viewports.ts';
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.ts';

const executablePath = findChromium();

/** The journeys: one file each in `e2e/`, walked on a desk and on a phone. */
export default defineConfig({
  testDir: 'e2e',
  // A folder per feature, a file per journey; support/ is what they share.
  testMatch: /\/e2e\/(?!support\/)[^/]+\/[^/]+\.ts$/,
  outputDir: 'test-results/journeys',
  // Two cores: one for the browser, one for the server.
  workers: 1,
  // On a shared build machine a journey gets a second chance; one that needed it is named at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    // Recording every step makes a journey a quarter longer, so on a build machine only the second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: VIEWPORTS.desktop } },
    { name: 'mobile', use: { viewport: VIEWPORTS.mobile, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } },
  ],
});
