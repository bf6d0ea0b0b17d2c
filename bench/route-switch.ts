import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../tools/chromium.ts';
import { startRealServer } from '../tools/real-server.ts';
import { pressToPaint, SLOWDOWN } from './press-to-paint.ts';
import { median, printTable } from './table.ts';

const GOAL_MS = 100;
const RUNS = 5;

type Way = { from: string; to: string };
/** Pages the menu does not lead to, and the way home. */
const OTHER_WAYS: readonly Way[] = [
  { from: '/#/reading-list', to: '/#/' },
  { from: '/#/profile', to: '/#/profile/personal' },
  { from: '/#/profile', to: '/#/profile/vip' },
  { from: '/#/ielts-list', to: '/#/ielts-planner' },
  { from: '/#/ielts-list', to: '/#/ielts-calculator' },
];

/** From the press to the frame that shows the next page, on a processor four times slower; its files are already fetched. */
export async function routeSwitchBench(): Promise<void> {
  const server = await startRealServer({ settings: { LOG_LEVEL: 'error', DEMO_ACCOUNTS: 'on' } });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const guest = await visitor(browser, server.url);
    const learner = await visitor(browser, server.url, 'learner');
    const figures = [await timed(guest, { from: '/#/', to: '/#/login' })];
    const fromHome = (await menuOf(learner)).map((to) => ({ from: '/#/', to }));
    for (const way of [...fromHome, ...OTHER_WAYS]) figures.push(await timed(learner, way));
    printTable(`route-switch: press to paint, CPU ÷ ${SLOWDOWN}, median of ${RUNS}`, figures);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function visitor(browser: Browser, url: string, account?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
  if (account) await logIn(context, account);
  return context;
}

/** Every other page the menu leads to. */
async function menuOf(context: BrowserContext): Promise<string[]> {
  const page = await open(context, '/#/');
  const places = await page
    .locator('nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.close();
  return [...new Set(places)].filter((place) => place !== '/#/');
}

async function timed(context: BrowserContext, { from, to }: Way) {
  const times: number[] = [];
  for (let n = 0; n < RUNS; n += 1) {
    const page = await open(context, from);
    times.push(
      await pressToPaint(
        page,
        page.locator(`a[href="${to}"], a[href^="${to}?"]`).locator('visible=true').first(),
        'main h1',
      ),
    );
    await page.close();
  }
  return { what: `${from.slice(2)} → ${to.slice(2)}`, value: median(times), unit: 'ms', goal: GOAL_MS };
}

async function open(context: BrowserContext, place: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(place, { waitUntil: 'networkidle' });
  return page;
}

async function logIn(context: BrowserContext, account: string): Promise<void> {
  const answer = await context.request.post('/api/student/login-by-password', {
    data: { account, password: 'ninefold-demo' },
  });
  if (!answer.ok()) throw new Error(`${account} could not log in: ${await answer.text()}`);
}
