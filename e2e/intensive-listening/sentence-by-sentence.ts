import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { SENTENCE_SECONDS, test } from '../support/microphone.ts';
import { call, paperId } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { LONG, PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const SECTION = 'Penlow Quarry';

type SentencePaper = { content: { order: number; content: string }[]; progress: { order: number; heard: number[] } };

const paperOf = (page: Page, id: number) => call<SentencePaper>(page, 'listening/get-sentence-paper', { id });
const at = (page: Page, order: number) => page.locator(`[data-sentence="${order}"]`);

test(
  'sentence by sentence with the keyboard: play, turn, loop, slower, hidden text, and the place is kept',
  PHONE,
  async ({ page, language }) => {
    const { intensive } = WORDS[language];
    await arriveAsGuest(page, { language });
    const id = await paperId(page, 'listening', SECTION);
    const { content } = await paperOf(page, id);
    await page.goto('/#/listening-list');
    await page.getByRole('link', { name: new RegExp(`^(逐句精听|Sentence by sentence).*${SECTION}`) }).click();
    await expect(at(page, 1)).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText(content[0]!.content)).toBeVisible();
    const place = page.getByRole('slider', { name: intensive.place });
    await expect(page.getByRole('button', { name: intensive.play, exact: true })).toBeEnabled();
    expect(await axe(page, 'intensive listening')).toEqual([]);
    await shot(page, `intensive-${language}`, { fullPage: false });

    // The whole of it without a mouse. Nothing of the text is heard that is not on the screen: it stops at its end.
    await page.keyboard.press('Space');
    await expect.poll(async () => Number(await place.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: intensive.play, exact: true })).toBeVisible();
    await expect.poll(async () => (await paperOf(page, id)).progress.heard).toEqual([1]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(at(page, 3)).toBeVisible();
    await page.keyboard.press('KeyL');
    await expect(page.getByRole('button', { name: intensive.loop })).toHaveAttribute('aria-pressed', 'true');
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('Comma');
    await page.keyboard.press('KeyR');
    await page.keyboard.press('KeyH');
    await expect(page.getByText(intensive.textHidden)).toBeVisible();
    await expect(page.getByText(content[2]!.content)).toHaveCount(0);
    await page.keyboard.press('Space');
    await page.keyboard.press('KeyH');
    await expect.poll(async () => (await paperOf(page, id)).progress.order).toBe(3);
    await page.reload();
    await expect(at(page, 3)).toBeVisible();
    await expect(page.getByRole('button', { name: `${intensive.speed} 0.5×` })).toBeVisible();
  },
);

test('dictation: marked by word and kind of slip, without a network nothing is lost, and it ends in a result and in the book', async ({
  page,
  language,
  context,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  const { intensive, mistakes } = WORDS[language];
  await arriveAsGuest(page, { language });
  const id = await paperId(page, 'listening', SECTION);
  const { content } = await paperOf(page, id);
  await page.goto(`/#/listening-enhance/${id}?mode=dictation`);
  await page.getByRole('button', { name: intensive.begin, exact: true }).click();
  const field = page.getByRole('textbox');
  await expect(field).toBeFocused();
  // What is to be written is nowhere on the screen.
  await expect(page.getByText(content[0]!.content)).toHaveCount(0);
  await shot(page, `dictation-write-${language}`, { fullPage: false });
  await field.fill(content[0]!.content.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-right]').getByText(intensive.allRight)).toBeVisible();
  await page.keyboard.press('Enter');
  const words = content[1]!.content.split(' ');
  await expect(field).toBeFocused();
  await field.fill(words.slice(1).join(' '));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-slip="missed"]').first()).toContainText(words[0]!);
  expect(await axe(page, 'dictation, marked')).toEqual([]);
  await shot(page, `dictation-marked-${language}`, { fullPage: false });

  // A cut network: the sentence waits on this device, and is marked when the network is back.
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await context.setOffline(true);
  await field.fill('zzz');
  await page.keyboard.press('Enter');
  await expect(page.getByText(intensive.kept)).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-line="3"] [data-slip]').first()).toBeVisible();

  await page.getByRole('button', { name: intensive.finishEarly }).click();
  await expect(page.locator('[data-result]')).toBeVisible();
  await expect(page.locator('[data-lost="2"]')).toBeVisible();
  expect(await axe(page, 'dictation, result')).toEqual([]);
  await shot(page, `dictation-result-${language}`);
  await page.locator('[data-missed-words]').getByRole('button').first().click();
  await page.getByRole('link', { name: /^(现在练这 2 个|Practise these 2 now)/ }).click();
  const card = page.locator('[data-card]').first();
  await expect(card).toBeVisible();
  const order = Number(await card.getAttribute('data-card'));
  await card.locator('textarea').fill(content[order - 1]!.content);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-solution]')).toContainText(mistakes.right);
});

test(
  'reading aloud: the right sentence scores high, another one low, sounds on a press, mine against the model',
  LONG,
  async ({ page, language, context }) => {
    const { intensive, readingAloud: reading } = WORDS[language];
    await context.grantPermissions(['microphone']);
    await arriveAsGuest(page, { language });
    const id = await paperId(page, 'listening', SECTION);
    await page.goto(`/#/listening-enhance/${id}`);
    await page.getByRole('tab', { name: intensive.read }).click();
    const recorder = page.locator('[data-recorder]');
    const readNow = async () => {
      await expect(recorder).toHaveAttribute('data-recorder', 'ready');
      await page.keyboard.press('KeyR');
      await expect(recorder).toHaveAttribute('data-recorder', 'recording');
      await page.waitForTimeout(SENTENCE_SECONDS * 1000);
      await page.keyboard.press('KeyR');
    };
    // Chromium's microphone says the first sentence.
    await expect(at(page, 1)).toBeVisible();
    await readNow();
    await expect(page.locator('[data-total]')).toBeVisible();
    expect(Number(await page.locator('[data-total]').getAttribute('data-total'))).toBeGreaterThanOrEqual(70);
    // The list scrolls, the page does not.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(
      1,
    );
    await page.locator('[data-scored] button').nth(1).click();
    await expect(page.getByRole('list', { name: reading.phones })).toBeVisible();
    await page.getByRole('button', { name: reading.playMine }).click();
    await expect(page.getByText(reading.playFailed)).toHaveCount(0);
    expect(await axe(page, 'reading aloud, scored')).toEqual([]);
    await shot(page, `follow-read-${language}`, { fullPage: false });

    await page.keyboard.press('ArrowRight');
    await expect(at(page, 2)).toBeVisible();
    await readNow();
    const low = page.locator('[data-total], [data-not-assessed]');
    await expect(low).toBeVisible();
    expect(Number((await low.getAttribute('data-total')) ?? 0)).toBeLessThan(40);

    // The first score is still there after a reload, and its recording can be deleted.
    await page.keyboard.press('ArrowLeft');
    await page.reload();
    await expect(page.locator('[data-total]')).toBeVisible();
    await page.getByRole('button', { name: reading.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: reading.remove }).click();
    await expect(page.getByText(reading.deleted)).toBeVisible();
    await expect(page.locator('[data-total]')).toBeVisible();
  },
);

test('a microphone that is not allowed: what to do is told, and everything else goes on', async ({
  page,
  language,
  context,
}) => {
  const { intensive, readingAloud: reading } = WORDS[language];
  await context.grantPermissions([]);
  await arriveAsGuest(page, { language });
  const id = await paperId(page, 'listening', SECTION);
  await page.goto(`/#/listening-enhance/${id}?mode=read`);
  await page.getByRole('button', { name: reading.record }).click();
  await expect(page.locator('[data-trouble="denied"]')).toContainText(reading.deniedSentence);
  expect(await axe(page, 'reading aloud, denied')).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(at(page, 2)).toBeVisible();
  await expect(page.getByRole('button', { name: intensive.play, exact: true })).toBeEnabled();
});
