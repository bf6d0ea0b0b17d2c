import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

/** From the first visit to the second day, by keyboard; without a network; and from a saved word to its card. */

const DAY_MS = 86_400_000;
type Report = { done_fresh: number; done_reviews: number; reviews: number };
const report = (page: Page) => call<Report>(page, 'vocabulary/learn-plan/get-today-report', {});

/** Asked of the server whose clock was set ahead: only there is it that day. */
async function reportAt(page: Page, url: string): Promise<Report> {
  const answer = await page.request.post(`${url}/api/vocabulary/learn-plan/get-today-report`, { data: {} });
  return ((await answer.json()) as { data: Report }).data;
}

/** A first book and ten new words a day. */
async function withBook(page: Page): Promise<void> {
  const { list } = await call<{ list: { id: number; level: number }[] }>(page, 'vocabulary/get-book-list', {});
  await call(page, 'vocabulary/student-book/create', { book_id: list[0]?.id, weight: 0 });
  await call(page, 'vocabulary/learn-plan/save', { unit: 'words', amount: 10, days: [1, 2, 3, 4, 5, 6, 7] });
}

/** Turns the card on the screen and grades it, by keys alone. */
async function gradeByKeys(page: Page, key: string): Promise<void> {
  const stage = page.locator('[data-word]');
  if ((await stage.getAttribute('data-form')) === 'meaning') await page.keyboard.press(' ');
  else {
    await page.keyboard.type((await stage.getAttribute('data-word')) ?? '');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('fieldset button').first()).toBeVisible();
  await page.keyboard.press(key);
}

test('placement, a book, a plan, ten words by keyboard, and their review some days later', async ({
  page,
  language,
  variant,
}) => {
  const { words, round } = WORDS[language];
  const { url, setAhead } = await variant();
  await arriveAsGuest(page, { language });
  await page.goto(`${url}/#/words`);
  await expect(page.locator('[data-choose-book]')).toBeVisible();
  expect(await axe(page, 'words, no book yet')).toEqual([]);
  await shot(page, `words-first-${language}`);

  await page.getByRole('link', { name: words.placeStart }).click();
  await expect(page.locator('[data-item]')).toBeVisible();
  expect(await axe(page, 'placement')).toEqual([]);
  await shot(page, `word-placement-${language}`, { fullPage: false });
  for (let n = 0; n < 40; n += 1) await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-placed]')).toBeVisible();
  await page.getByRole('link', { name: words.placeBack, exact: true }).last().click();

  await page
    .getByRole('button', { name: new RegExp(`^${words.addBook}`) })
    .first()
    .click();
  await expect(page.locator('[data-left]')).toBeVisible();
  await page.getByRole('button', { name: words.plan, exact: true }).click();
  await page.getByText(words.words, { exact: true }).click();
  await page.getByLabel(words.wordsADay).fill('10');
  expect(await axe(page, 'plan of words')).toEqual([]);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.locator('[data-left="0 10"]')).toBeVisible();
  expect(await axe(page, 'words')).toEqual([]);
  await shot(page, `words-${language}`);

  await page.getByRole('link', { name: words.startLearn }).click();
  await expect(page.locator('[data-word]')).toBeVisible();
  expect(await axe(page, 'word card, front')).toEqual([]);
  await page.keyboard.press(' ');
  await expect(page.locator('fieldset button')).toHaveCount(4);
  expect(await axe(page, 'word card, turned')).toEqual([]);
  await shot(page, `word-card-${language}`, { fullPage: false });
  await page.keyboard.press('3');
  // Taken back and graded again: it counts once.
  const second = await page.locator('[data-word]').getAttribute('data-word');
  await page.keyboard.press('z');
  await expect(page.locator(`[data-word="${second}"]`)).toHaveCount(0);
  await page.keyboard.press('3');
  for (let n = 1; n < 10; n += 1) await gradeByKeys(page, '3');
  await expect(page.locator('[data-summary]')).toBeVisible();
  await expect(page.locator('[data-promise="no_exam"]')).toBeVisible();
  await expect.poll(async () => (await report(page)).done_fresh).toBe(10);
  expect(await axe(page, 'word summary')).toEqual([]);
  await shot(page, `word-summary-${language}`);

  await setAhead(3 * DAY_MS);
  await page.goto(`${url}/#/words`);
  await page.reload();
  await page.getByRole('link', { name: words.startReview }).click();
  await gradeByKeys(page, '1');
  await expect(page.locator('[data-word]')).toBeVisible();
  await expect.poll(async () => (await reportAt(page, url)).done_reviews).toBe(1);
  await page.getByRole('link', { name: round.leave }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
});

test('a round under way goes on without a network, and its grades arrive once', async ({
  page,
  context,
  guard,
  language,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/i);
  await arriveAsGuest(page, { language, path: '/words' });
  await withBook(page);
  await page.goto('/#/word-learning');
  await expect(page.locator('[data-word]')).toBeVisible();
  await context.setOffline(true);
  for (const key of ['3', '1', '4']) await gradeByKeys(page, key);
  await expect(page.getByText(WORDS[language].round.offline)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await report(page)).done_fresh).toBe(3);
  await page.reload();
  await expect(page.locator('[data-word]')).toBeVisible();
  expect((await report(page)).done_fresh).toBe(3);
});

test('a typed answer shows letter by letter what was wrong', async ({ page, variant }) => {
  const { url, setAhead } = await variant();
  await arriveAsGuest(page, { language: 'zh', path: '/words' });
  await withBook(page);
  const { list } = await call<{ list: { word: { id: number; name: string } }[] }>(page, 'vocabulary/get-cards', {
    which: 'learn',
  });
  const [card] = list;
  const review = { vocabulary_id: card?.word.id, form: 'word', given: '', seconds: 4, at: 1 };
  await call(page, 'vocabulary/save-reviews', { reviews: [{ ...review, key: 'first-grade', grade: 1 }] });
  await setAhead(2 * DAY_MS);
  await page.goto(`${url}/#/word-review`);
  await page.reload();
  await expect(page.locator('[data-form="word"]')).toBeVisible();
  expect(await axe(page, 'word card, typed')).toEqual([]);
  await page.keyboard.type(`${card?.word.name.slice(0, -1)}q`);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-typed="false"] ins')).toHaveCount(1);
  await expect(page.locator('[data-typed="false"] del')).toHaveText('q');
  expect(await axe(page, 'word card, spelt wrong')).toEqual([]);
  await shot(page, 'word-card-typed', { fullPage: false });
});

test('words of a file come into the notebook, are learnt from there, and go out again', async ({ page, language }) => {
  const { words } = WORDS[language];
  await arriveAsGuest(page, { language, path: '/words' });
  await withBook(page);
  await page.reload();
  await page.getByRole('tab', { name: new RegExp(words.notebookTab) }).click();
  await page.getByRole('button', { name: words.file }).click();
  await page.getByRole('button', { name: words.importTitle }).click();
  const head = language === 'zh' ? '编号,单词,句子' : 'No,Word,Sentence';
  const text = `${head}\n1,waist,Her waist.\n2,spikes,"Iron spikes, sharp."\n3,xqztl,\n4,=1+1,\n`;
  await page
    .getByLabel(words.importChoose)
    .setInputFiles({ name: 'my.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  expect(await axe(page, 'import of words')).toEqual([]);
  await page.getByRole('button', { name: words.importPreview }).click();
  await expect(page.getByText('xqztl', { exact: false }).last()).toBeVisible();
  await page.getByRole('button', { name: /^(导入 2 个词|Import 2 words)$/ }).click();
  await expect(page.locator('[data-listed="waist"]')).toBeVisible();
  await expect(page.locator('[data-listed="spike"]')).toBeVisible();
  expect(await axe(page, 'notebook')).toEqual([]);
  await shot(page, `word-notebook-${language}`);

  await page.getByRole('button', { name: words.file }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.exportCsv }).click();
  expect((await download).suggestedFilename()).toBe(`${words.fileName}.csv`);

  // The package for Anki is made and read in the page: what went out is all there already when it comes in again.
  await page.getByRole('button', { name: words.file }).click();
  const packed = page.waitForEvent('download');
  await page.getByRole('button', { name: words.exportAnki }).click();
  const deck = await (await packed).path();
  await page.getByRole('button', { name: words.file }).click();
  await page.getByRole('button', { name: words.importTitle }).click();
  await page
    .getByLabel(words.importChoose)
    .setInputFiles({ name: 'deck.apkg', mimeType: 'application/octet-stream', buffer: await readFile(deck) });
  await page.getByRole('button', { name: words.importPreview }).click();
  const will = words.importWill.replace('{added}', '0').replace('{there}', '2').replace('{unknown}', '0');
  await expect(page.getByText(will)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: words.learnThese }).click();
  await expect(page.locator('[data-left="0 10"]')).toBeVisible();
  await page.goto('/#/word-learning');
  await expect(page.locator('[data-word="waist"], [data-word="spike"]')).toBeVisible();
});

test('a book: its units as a path, a word known at once, a filter', async ({ page, language }) => {
  const { words } = WORDS[language];
  await arriveAsGuest(page, { language, path: '/words' });
  await withBook(page);
  const { list } = await call<{ list: { id: number }[] }>(page, 'vocabulary/get-book-list', {});
  await page.goto(`/#/word-book/${list[0]?.id}`);
  const first = page.locator('[data-listed]').first();
  await expect(first).toBeVisible();
  expect(await axe(page, 'word book')).toEqual([]);
  await shot(page, `word-book-${language}`);
  const name = (await first.getAttribute('data-listed')) ?? '';
  await first.getByRole('button', { name: `${words.iKnow} ${name}` }).click();
  await expect(page.locator(`[data-listed="${name}"][data-state="known"]`)).toBeVisible();
  await page.getByRole('button', { name: words.state_known, exact: true }).click();
  await expect(page.locator('[data-listed]')).toHaveCount(1);
});
