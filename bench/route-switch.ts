import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../tools/chromium.ts';
import { startRealServer } from '../tools/real-server.ts';
import { median, printTable } from './table.ts';

const GOAL_MS = 100;
const SLOWDOWN = 4;
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
    const target = page.locator(link).locator('visible=true').first();
    // Resting on a link fetches its page; the press comes after that.
    await target.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const arrival = watchArrival(page);
    await press(slow, target);
    return await arrival;
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

/** The bare press: Playwright's own click runs its checks in the page, four times slower too. */
async function press(browser: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The link is not on the screen.');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
  await browser.send('Input.dispatchMouseEvent', { ...place, type: 'mousePressed' });
  await browser.send('Input.dispatchMouseEvent', { ...place, type: 'mouseReleased' });
}

/** Resolves with the time from the press to the frame in which the browser showed the new page's heading. */
function watchArrival(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main h1');
        let pressedAt = 0;
        addEventListener('click', (event) => (pressedAt ||= event.timeStamp), { capture: true });
        new PerformanceObserver((shown) => {
          const heading = shown.getEntries()[0] as (PerformanceEntry & { renderTime: number }) | undefined;
          if (heading) resolve(heading.renderTime - pressedAt);
        }).observe({ type: 'element' });
        const watcher = new MutationObserver(() => {
          const heading = document.querySelector('main h1');
          if (!heading || heading === before) return;
          watcher.disconnect();
          heading.setAttribute('elementtiming', 'arrival');
        });
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
}
