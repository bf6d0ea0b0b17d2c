import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../tools/chromium.ts';
import { startRealServer } from '../tools/real-server.ts';
import { pressToPaint, SLOWDOWN } from './press-to-paint.ts';
import { median, printTable } from './table.ts';

const GOAL_MS = 100;
const RUNS = 5;

/** Where a press on the home page leads, and who presses. */
const SWITCHES = [
  { what: 'home → login, guest', link: 'a[href^="/#/login"]', account: null },
  { what: 'home → profile, learner', link: 'a[href^="/#/profile"]', account: 'learner' },
];

/** From the press to the frame that shows the next page, on a processor four times slower; its files are already fetched. */
export async function routeSwitchBench(): Promise<void> {
  const server = await startRealServer({ settings: { LOG_LEVEL: 'error', DEMO_ACCOUNTS: 'on' } });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const figures = [];
    for (const { what, link, account } of SWITCHES) {
      const times: number[] = [];
      for (let n = 0; n < RUNS; n += 1) times.push(await pressed(browser, server.url, { link, account }));
      figures.push({ what, value: median(times), unit: 'ms', goal: GOAL_MS });
    }
    printTable(`route-switch: press to paint, CPU ÷ ${SLOWDOWN}, median of ${RUNS}`, figures);
  } finally {
    await browser.close();
    await server.stop();
  }
}

type Press = { link: string; account: string | null };

async function pressed(browser: Browser, url: string, { link, account }: Press): Promise<number> {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  try {
    if (account) await logIn(context, account);
    const page = await context.newPage();
    await page.goto('/#/', { waitUntil: 'networkidle' });
    return await pressToPaint(page, page.locator(link).locator('visible=true').first(), 'main h1');
  } finally {
    await context.close();
  }
}

async function logIn(context: BrowserContext, account: string): Promise<void> {
  const answer = await context.request.post('/api/student/login-by-password', {
    data: { account, password: 'ninefold-demo' },
  });
  if (!answer.ok()) throw new Error(`${account} could not log in: ${await answer.text()}`);
}
