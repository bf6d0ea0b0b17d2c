import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { mumbledSentence, SENTENCE_SECONDS, test } from '../support/microphone.ts';
import { call, paperId } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { LONG } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const DAY_MS = 86_400_000;
/** The word of the first sentence that is mumbled, and where it stands in its recording. */
const WORD = 'everyone';
const STRETCH = [1.54, 2.31] as const;

/** Reads the first sentence of a section with one word that cannot be made out, and waits for its score. */
async function mumble(page: Page): Promise<number> {
  const id = await paperId(page, 'listening', 'Penlow Quarry');
  const input = JSON.stringify({ id, order: 1, key: randomUUID(), seq: 0 });
  const file = { name: 'reading.wav', mimeType: 'audio/wav', buffer: await mumbledSentence(...STRETCH) };
  const sent = await page.request.post('/api/listening/score-sentence', { multipart: { input, file } });
  expect(((await sent.json()) as { code: number }).code).toBe(200);
  type Scores = { list: { state: string; assessed: number }[] };
  await expect
    .poll(async () => (await call<Scores>(page, 'listening/get-sentence-score-list', { id, orders: [1] })).list[0], {
      timeout: 90_000,
    })
    .toMatchObject({ state: 'scored', assessed: 1 });
  return id;
}

test(
  'a word that could not be made out is read aloud again the next day, and its evidence opens',
  LONG,
  async ({ page, language, context, variant }) => {
    const { mistakes, spoken } = WORDS[language];
    const { url, setAhead } = await variant();
    await context.grantPermissions(['microphone'], { origin: url });
    await arriveAsGuest(page, { language });
    const id = await mumble(page);
    await page.goto(`${url}/#/listening-enhance/${id}?mode=read&sentence=1`);
    const inBook = page.locator(`[data-in-book="${WORD}"]`);
    await expect(inBook).toContainText(WORD);
    expect(await axe(page, 'a word that went into the book')).toEqual([]);
    await shot(page, `unclear-in-book-${language}`);
    await inBook.getByRole('link').click();
    const line = page.locator('[data-mistake]');
    await expect(line).toContainText(WORD);
    await setAhead(DAY_MS);

    await page.goto(`${url}/#/mistakes/practice`);
    const card = page.locator(`[data-card="${WORD}"]`);
    await expect(card.locator('mark')).toContainText(WORD);
    await expect(page.getByRole('button', { name: spoken.listen })).toBeVisible();
    expect(await axe(page, 'a sentence to read aloud')).toEqual([]);
    await shot(page, `mistake-read-aloud-${language}`, { fullPage: false });
    const recorder = page.locator('[data-recorder]');
    await expect(recorder).toHaveAttribute('data-recorder', 'ready');
    await page.keyboard.press('KeyR');
    await expect(recorder).toHaveAttribute('data-recorder', 'recording');
    await page.waitForTimeout(SENTENCE_SECONDS * 1000);
    await page.keyboard.press('KeyR');
    await expect(page.locator('[data-solution] [role="status"]')).toContainText(spoken.clear.replace('{word}', WORD), {
      timeout: 90_000,
    });
    await expect(page.locator('[data-way]')).toHaveAttribute('data-verdict', 'counts');
    expect(await axe(page, 'a sentence read aloud')).toEqual([]);
    await shot(page, `mistake-read-aloud-answered-${language}`, { fullPage: false });
    await page.keyboard.press('Enter');
    await expect(page.getByText(mistakes.doneTitle)).toBeVisible();

    await page.goto(`${url}/#/mistakes?skill=speaking&kind=sound&state=practised`);
    await line.getByRole('button', { name: mistakes.showEvidence }).click();
    const evidence = line.locator('[data-evidence]');
    await expect(evidence.locator('[data-scored]')).toBeVisible();
    expect(await axe(page, 'the evidence of a sentence read aloud')).toEqual([]);
    await evidence.getByRole('link', { name: mistakes.openReading }).click();
    await expect(page).toHaveURL(/listening-enhance\/\d+\?.*sentence=1/);
  },
);

test('no microphone and no network are no dead end: the card is skipped, not wrong, and there again', async ({
  page,
  language,
  context,
  variant,
}) => {
  const { mistakes, spoken, readingAloud } = WORDS[language];
  const { url, setAhead } = await variant();
  await context.grantPermissions([], { origin: url });
  await arriveAsGuest(page, { language });
  await mumble(page);
  await setAhead(DAY_MS);
  await page.goto(`${url}/#/mistakes/practice`);
  await page.locator('[data-recorder="ready"]').click();
  await expect(page.locator('[data-trouble="denied"]')).toContainText(readingAloud.deniedSentence);
  await context.setOffline(true);
  await expect(page.locator('[data-offline]')).toContainText(spoken.offline);
  await expect(page.locator('[data-recorder]')).toHaveCount(0);
  await page.getByRole('button', { name: spoken.skip }).click();
  await expect(page.getByText(mistakes.doneTitle)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.locator(`[data-card="${WORD}"]`)).toBeVisible();
});
