import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../tools/chromium.ts';
import { startRealServer } from '../tools/real-server.ts';
import { pressToPaint, SLOWDOWN } from './press-to-paint.ts';
import { scriptsKb } from './scripts-kb.ts';
import { median, printTable, quantile } from './table.ts';
import { threadTimes } from './writing/thread-time.ts';

const RUNS = 5;
const WORDS = 3000;
const LIST = [
  'src/features/writing/list/WritingListPage.tsx',
  'src/features/writing/list/list.zh.ts',
  'src/features/writing/kinds/kinds.zh.ts',
  'src/practice/list/list.zh.ts',
];
const EDITOR = [
  'src/app/papers/EssayPage.tsx',
  'src/features/writing/editor/editor.zh.ts',
  'src/features/writing/start/start.zh.ts',
  'src/features/writing/scoring/scoring.zh.ts',
  'src/features/writing/figure/figure.zh.ts',
  'src/features/writing/kinds/kinds.zh.ts',
  'src/practice/player.zh.ts',
];

/** How heavy the writing pages are, how fast a question opens, and how long a key takes in a long essay. */
export async function writingEditorBench(): Promise<void> {
  const server = await startRealServer({ settings: { LOG_LEVEL: 'error', DEMO_ACCOUNTS: 'on' } });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const opened: number[] = [];
    const openedWork: number[] = [];
    const keys: number[] = [];
    const keysWork: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'zh-CN',
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      await page.goto('/#/writing-list-next/2', { waitUntil: 'networkidle' });
      const question = page.locator('main li a[href*="/essay/"]').first();
      const work = await threadTimes(browser, page, 'click', async () =>
        opened.push(await pressToPaint(page, question, 'main h1')),
      );
      openedWork.push(Math.max(...work));
      await page.getByRole('button', { name: '开始写', exact: true }).click();
      await page.getByRole('button', { name: '继续练习', exact: true }).click();
      const { times, work: keyWork } = await typed(browser, page);
      keys.push(...times);
      keysWork.push(...keyWork);
      await context.close();
    }
    printTable(`writing: CPU ÷ ${SLOWDOWN}, median of ${RUNS}`, [
      { what: 'list → question, press to paint', value: median(opened), unit: 'ms', goal: 200 },
      { what: '  of it the work of the page', value: median(openedWork), unit: 'ms', goal: 200 },
      { what: `a key at ${WORDS} words to paint, p95`, value: quantile(keys, 0.95), unit: 'ms', goal: 50 },
      { what: '  of it the work of the page, p95', value: quantile(keysWork, 0.95), unit: 'ms', goal: 50 },
      { what: 'scripts of the list on top of the shell, gzip', value: scriptsKb(LIST), unit: 'KB', goal: 90 },
      { what: 'scripts of the editor on top of the shell, gzip', value: scriptsKb(EDITOR), unit: 'KB', goal: 90 },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Types a sentence at the end of a very long essay and asks how long each key took until it was painted. */
async function typed(browser: Browser, page: Page): Promise<{ times: number[]; work: number[] }> {
  const essay = page.locator('[data-pane="essay"]');
  // Paragraphs of a hundred words, as people write them.
  await essay.fill(`${'These words fill paragraphs. '.repeat(25).trim()}\n\n`.repeat(WORDS / 100));
  // The first save of so much text is over before the keys are measured.
  await page.waitForTimeout(3000);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await essay.press('End');
  // Whoever has three thousand words has typed before: the first keys after a pause are not what is felt.
  await page.keyboard.type('One last thing: ', { delay: 120 });
  await page.evaluate(() => {
    const seen: number[] = [];
    (window as unknown as { keyTimes: number[] }).keyTimes = seen;
    addEventListener(
      'keydown',
      (event) => {
        const from = event.timeStamp;
        requestAnimationFrame(() => setTimeout(() => seen.push(performance.now() - from), 0));
      },
      { capture: true },
    );
  });
  const work = await threadTimes(browser, page, 'keydown', async () => {
    await page.keyboard.type('and one more sentence at the end', { delay: 120 });
    await page.waitForTimeout(500);
  });
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { times, work };
}
