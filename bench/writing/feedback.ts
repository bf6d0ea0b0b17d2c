import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startRealServer } from '../../tools/real-server.ts';
import { pressToPaint, SLOWDOWN } from '../press-to-paint.ts';
import { median, printTable } from '../table.ts';

const RUNS = 5;
const ESSAY = readFileSync('packages/examiner/samples/task-2-band-6.json', 'utf8');

/** How long the feedback of an essay of about 400 words takes until it is drawn, from the press on another page. */
export async function writingFeedbackBench(): Promise<void> {
  const server = await startRealServer({ settings: { LOG_LEVEL: 'error', DEMO_ACCOUNTS: 'on' } });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await ask(page, 'student/login-by-password', { account: 'vip', password: 'ninefold-demo' });
    const record = await scoredEssay(page);
    const drawn: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto('/#/writing-list-next/2');
      const link = page.locator(`a[href*="writing-feedback-task-2/${record}"]`).first();
      await link.waitFor();
      drawn.push(await pressToPaint(page, link, '[data-essay] p'));
    }
    printTable(`feedback of about 400 words: CPU ÷ ${SLOWDOWN}, median of ${RUNS}`, [
      { what: 'press to the essay with its marks', value: median(drawn), unit: 'ms', goal: 250 },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Slips are put in, so that there is something to correct, and a paragraph more to make it long. */
async function scoredEssay(page: Page): Promise<number> {
  const { list } = await ask<{ list: { id: number }[] }>(page, 'writing/get-task2-search-list', {});
  const { essay } = JSON.parse(ESSAY) as { essay: string };
  const long = `${essay.replaceAll(' they do ', ' they does ')}\n\n${essay.split('\n\n')[1] ?? ''}`;
  const key = `bench-${Date.now()}`;
  const input = { id: 0, paper_id: list[0]?.id, content: long, key };
  const { id } = await ask<{ id: number }>(page, 'exercise/save-essay-record-info', input);
  await ask(page, 'exercise/essay-scoring', { record_id: id });
  for (;;) {
    const { status } = await ask<{ status: number }>(page, 'exercise/get-essay-scoring-result', { record_id: id });
    if (status === 3) return id;
    if (status === 4) throw new Error('the essay was not scored');
    await page.waitForTimeout(500);
  }
}

async function ask<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = (await (await page.request.post(`/api/${path}`, { data })).json()) as { code: number; data: Answer };
  if (answer.code !== 200) throw new Error(path);
  return answer.data;
}
