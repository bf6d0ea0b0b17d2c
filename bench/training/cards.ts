import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startRealServer } from '../../tools/real-server.ts';
import { pressToPaint, SLOWDOWN } from '../press-to-paint.ts';
import { scriptsKb } from '../scripts-kb.ts';
import { median, printTable } from '../table.ts';

const CARDS = 7;
const SET = [
  'src/app/training/TrainingPages.tsx',
  'src/features/training/training.zh.ts',
  'src/features/training/items/items.zh.ts',
];

/** How long it takes from one exercise of a training set to the next, and how heavy the page is. */
export async function trainingBench(): Promise<void> {
  const server = await startRealServer({ settings: { LOG_LEVEL: 'error' } });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({
      baseURL: server.url,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
    });
    await page.goto('/#/training-list/1', { waitUntil: 'networkidle' });
    await page.locator('[data-set] a').first().click();
    await page.getByRole('button', { name: /^开始/ }).click();
    const nexts: number[] = [];
    for (let card = 0; card < CARDS; card += 1) {
      await page.getByRole('button', { name: '不会' }).click();
      const next = page.getByRole('button', { name: '下一题' });
      await next.waitFor();
      nexts.push(await pressToPaint(page, next, '[data-ask]'));
    }
    printTable(`training: CPU ÷ ${SLOWDOWN}, median of ${CARDS}`, [
      { what: 'an exercise to the next, press to paint', value: median(nexts), unit: 'ms', goal: 50 },
      { what: 'a set: scripts on top of the shell, gzip', value: scriptsKb(SET), unit: 'KB', goal: 40 },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
