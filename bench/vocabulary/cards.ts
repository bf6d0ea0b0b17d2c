import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startRealServer } from '../../tools/real-server.ts';
import { pressToPaint, SLOWDOWN } from '../press-to-paint.ts';
import { scriptsKb } from '../scripts-kb.ts';
import { median, printTable } from '../table.ts';

const CARDS = 10;
const ROUND = [
  'src/features/vocabulary/RoundRoutes.tsx',
  'src/features/vocabulary/round.zh.ts',
  'src/features/vocabulary/words.zh.ts',
  'src/features/vocabulary/look-up/look-up.zh.ts',
];
const WORDS = ['src/features/vocabulary/words/WordsRoute.tsx', ...ROUND.slice(1)];

/** How long it takes from a grade to the next card, and from the press to a round. */
export async function wordCardsBench(): Promise<void> {
  const server = await startRealServer({ settings: { LOG_LEVEL: 'error' } });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({
      baseURL: server.url,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
    });
    const ask = async (path: string, data: object) => (await page.request.post(`/api/${path}`, { data })).json();
    await ask('student/get-tourist-token', {});
    const books = (await ask('vocabulary/get-book-list', {})) as { data: { list: { id: number }[] } };
    await ask('vocabulary/student-book/create', { book_id: books.data.list[0]?.id, weight: 0 });
    await ask('vocabulary/learn-plan/save', { unit: 'words', amount: 40, days: [1, 2, 3, 4, 5, 6, 7] });

    await page.goto('/#/words', { waitUntil: 'networkidle' });
    const begun: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const start = page.getByRole('link', { name: '学新词' });
      // The figure names no slower processor for it; the call for the round is part of it.
      begun.push(await pressToPaint(page, start, '[data-word] h1', 1));
      await page.getByRole('link', { name: '回到单词' }).click();
      await start.waitFor();
    }

    await page.goto('/#/word-learning', { waitUntil: 'networkidle' });
    const nexts: number[] = [];
    for (let card = 0; card < CARDS; card += 1) {
      await page.getByRole('button', { name: /看释义/ }).click();
      nexts.push(await pressToPaint(page, page.getByRole('button', { name: /^记住了/ }), '[data-word] h1'));
    }
    printTable(`word-cards: median; from card to card CPU ÷ ${SLOWDOWN}`, [
      { what: 'a grade to the next card, press to paint', value: median(nexts), unit: 'ms', goal: 50 },
      { what: 'start of a round, press to its first card', value: median(begun), unit: 'ms', goal: 200 },
      { what: 'a round: scripts on top of the shell, gzip', value: scriptsKb(ROUND), unit: 'KB', goal: 60 },
      { what: '/words: scripts on top of the shell, gzip', value: scriptsKb(WORDS), unit: 'KB', goal: 60 },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}
