import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startRealServer } from '../../tools/real-server.ts';
import { pressToPaint, SLOWDOWN } from '../press-to-paint.ts';
import { scriptsKb } from '../scripts-kb.ts';
import { median, printTable } from '../table.ts';

const CARDS = 5;
const BOOK = [
  'src/app/mistakes/MistakesRoute.tsx',
  'src/features/mistakes/mistakes.zh.ts',
  'src/features/mistakes/book.zh.ts',
];
const DRILL = [
  'src/app/mistakes/DrillRoute.tsx',
  'src/features/reading/ReadingDrill.tsx',
  'src/features/listening/ListeningDrill.tsx',
  'src/features/mistakes/drill/QuestionSolution.tsx',
  'src/features/vocabulary/look-up/word-kit.tsx',
  'src/features/mistakes/mistakes.zh.ts',
  'src/practice/player.zh.ts',
  'src/features/listening/listening.zh.ts',
  'src/features/vocabulary/look-up/look-up.zh.ts',
];
/** What a round with an exercise of training among its cards fetches as well. */
const EXERCISE = ['src/features/training/items/exercise-kit.tsx', 'src/features/training/items/items.zh.ts'];

/** How heavy the book of mistakes is, and how long it takes from one card to the next. */
export async function mistakeCardsBench(): Promise<void> {
  const server = await startRealServer({ settings: { LOG_LEVEL: 'error', DEMO_ACCOUNTS: 'on' } });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({
      baseURL: server.url,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
    });
    const data = { account: 'learner', password: 'ninefold-demo' };
    await page.request.post('/api/student/login-by-password', { data });
    await page.goto('/#/mistakes/practice', { waitUntil: 'networkidle' });
    const nexts: number[] = [];
    for (let card = 0; card < CARDS; card += 1) {
      await page.getByRole('button', { name: '想不起来' }).click();
      const next = page.getByRole('button', { name: '下一个' });
      await next.waitFor();
      nexts.push(await pressToPaint(page, next, '[data-where]'));
    }
    printTable(`mistake-cards: CPU ÷ ${SLOWDOWN}, median of ${CARDS}`, [
      { what: 'a card to the next, press to paint', value: median(nexts), unit: 'ms', goal: 50 },
      { what: 'the book: scripts on top of the shell, gzip', value: scriptsKb(BOOK), unit: 'KB', goal: 40 },
      { what: 'the cards: scripts on top of the shell, gzip', value: scriptsKb(DRILL), unit: 'KB', goal: 40 },
      { what: 'the same with an exercise among them', value: scriptsKb([...DRILL, ...EXERCISE]), unit: 'KB' },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
