import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Language } from '../support/languages.ts';
import { call, handIn, passage, questions, selectWords, showEvidence, sit } from '../support/practice.ts';
import { giveRecordings, toneWav } from '../support/recording.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

/** Practice mode: a word of the text is looked up where it stands, and kept for later. */

const DAY_MS = 86_400_000;

const practise = (page: Page, language: Language, mode: 'practice' | 'exam' = 'practice'): Promise<void> =>
  sit(page, 'reading', { mode, language, paper: 'Walking backwards' });

const entry = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) });

const notebook = async (page: Page): Promise<string[]> =>
  (await call<{ list: { word: string }[] }>(page, 'vocabulary/notebook/list', {})).list.map(({ word }) => word);

test('a selected word is looked up, saved to the notebook, and taken out again', PHONE, async ({ page, language }) => {
  const { player, lookUp } = WORDS[language];
  await practise(page, language);
  await selectWords(passage(page), 'spikes');
  const tool = page.getByRole('button', { name: player.lookUp, exact: true });
  await expect(tool).toBeVisible();
  expect(await axe(page, 'reading player, words selected')).toEqual([]);
  await shot(page, `look-up-bar-${language}`, { fullPage: false });
  await tool.click();
  await expect(entry(page).getByRole('heading', { name: 'spike', exact: true })).toBeVisible();
  await expect(entry(page)).toContainText('/spaɪk/');
  // Our book explains the spike in a graph; the one of iron is the dictionary's.
  await expect(entry(page)).toContainText('a sudden sharp rise');
  await expect(entry(page)).toContainText('短暂猛增');
  await expect(entry(page)).toContainText('长钉');
  expect(await axe(page, 'look-up')).toEqual([]);
  await shot(page, `look-up-${language}`, { fullPage: false });

  const save = entry(page).getByRole('button', { name: lookUp.save, exact: true });
  expect((await save.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  await save.click();
  const saved = entry(page).getByRole('button', { name: lookUp.saved, exact: true });
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  expect(await notebook(page)).toEqual(['spike']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // It is still there after a reload, under another form of the word, and goes when it is pressed again.
  await page.reload();
  await selectWords(passage(page), 'spikes');
  await page.getByRole('button', { name: player.lookUp, exact: true }).click();
  await expect(saved).toBeVisible();
  await shot(page, `look-up-saved-${language}`, { fullPage: false });
  await saved.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  expect(await notebook(page)).toEqual([]);
});

test('saved in one press from the bar, in the dark; learnt from the notebook, and reviewed some days later', async ({
  page,
  language,
  variant,
}) => {
  const { player, lookUp, words, round } = WORDS[language];
  await page.addInitScript(() => localStorage.setItem('nf-theme', 'dark'));
  await practise(page, language);
  await selectWords(passage(page), 'left');
  await page.getByRole('button', { name: player.saveWord, exact: true }).click();
  await expect(entry(page).getByRole('button', { name: lookUp.saved, exact: true })).toBeVisible();
  await expect(entry(page).getByRole('heading', { name: 'left', exact: true })).toBeVisible();
  // A form of two words shows both.
  await entry(page).getByRole('button', { name: 'leave', exact: true }).click();
  await expect(entry(page).getByRole('heading', { name: 'leave', exact: true })).toBeVisible();
  expect(await notebook(page)).toEqual(['left']);
  expect(await axe(page, 'look-up, a form of two words')).toEqual([]);
  await shot(page, `look-up-dark-${language}`, { fullPage: false });

  const { url, setAhead } = await variant();
  await page.goto(`${url}/#/words`);
  await page.getByRole('tab', { name: new RegExp(words.notebookTab) }).click();
  await expect(page.locator('[data-listed="left"]')).toContainText(words.metIn_reading);
  await page.getByRole('button', { name: words.learnThese }).click();
  await page.getByRole('link', { name: words.startLearn }).click();
  await expect(page.locator('[data-word="left"]')).toBeVisible();
  // A card hears keys from the moment its button is there, and grades once they are.
  await expect(page.getByRole('button', { name: round.turn })).toBeEnabled();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: new RegExp(`^${round.good}`) })).toBeVisible();
  // A grade has the time at which it arrives, and the summary does not wait for it.
  const arrived = page.waitForResponse((response) => response.url().endsWith('/vocabulary/save-reviews'));
  await page.keyboard.press('3');
  await expect(page.locator('[data-summary]')).toBeVisible();
  await arrived;

  await setAhead(3 * DAY_MS);
  await page.goto(`${url}/#/words`);
  await page.reload();
  await page.getByRole('link', { name: words.startReview }).click();
  await expect(page.locator('[data-word="left"]')).toBeVisible();
});

test('by keyboard alone: choose a word, open the bar, look it up, and read on where one was', async ({ page }) => {
  const { player, lookUp } = WORDS.en;
  await practise(page, 'en');
  await passage(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const tool = page.getByRole('button', { name: player.lookUp, exact: true });
  await expect(page.getByRole('button', { name: player.highlight, exact: true })).toBeFocused();
  while (!(await tool.evaluate((one) => one === document.activeElement))) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const word = entry(page).getByRole('heading', { level: 2 });
  await expect(word).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry(page).getByRole('button').first()).toBeFocused();
  await entry(page).getByRole('button', { name: lookUp.save, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(entry(page).getByRole('button', { name: lookUp.saved, exact: true })).toBeFocused();
  expect(await notebook(page)).toEqual([await word.innerText()]);
  await page.keyboard.press('Escape');
  await expect(passage(page)).toBeFocused();
  // Over the colon to the next word.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tool).toBeVisible();
});

test('a word nobody lists gets an honest answer; without an answer one can ask again', async ({ page, guard }) => {
  const { player, lookUp } = WORDS.en;
  guard.expectError(/Failed to load|ERR_FAILED/);
  await practise(page, 'en');
  await page.route('**/api/vocabulary/get-word-list', (route) => route.abort());
  await selectWords(passage(page), 'spikes');
  await page.getByRole('button', { name: player.lookUp, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(lookUp.failedSentence)).toBeVisible();
  await shot(page, 'look-up-failed', { fullPage: false });
  await page.unroute('**/api/vocabulary/get-word-list');
  await dialog.getByRole('button', { name: /try again|retry/i }).click();
  await expect(entry(page).getByRole('heading', { name: 'spike', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await selectWords(passage(page), 'Huddart');
  await page.getByRole('button', { name: player.lookUp, exact: true }).click();
  await expect(page.getByRole('dialog').getByText(lookUp.unknownSentence)).toBeVisible();
  expect(await axe(page, 'look-up, unknown')).toEqual([]);
  await shot(page, 'look-up-unknown', { fullPage: false });
});

test('without a network the paper goes on: the dictionary says that it did not open', async ({
  page,
  context,
  guard,
}) => {
  const { player } = WORDS.en;
  guard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|dynamically imported/i);
  await practise(page, 'en');
  await context.setOffline(true);
  await selectWords(passage(page), 'spikes');
  await page.getByRole('button', { name: player.lookUp, exact: true }).click();
  await expect(page.getByText(player.lookUpFailed)).toBeVisible();
  await expect(questions(page)).toBeVisible();
  await context.setOffline(false);
  await selectWords(passage(page), 'waist');
  await page.getByRole('button', { name: player.lookUp, exact: true }).click();
  await expect(entry(page).getByRole('heading', { name: 'waist', exact: true })).toBeVisible();
});

test('the exam has no dictionary; the review of it has', async ({ page }) => {
  const { player } = WORDS.en;
  await practise(page, 'en', 'exam');
  await selectWords(passage(page), 'spikes');
  await expect(page.getByRole('button', { name: player.highlight, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: player.lookUp, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: player.saveWord, exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await handIn(page, 'en');

  await showEvidence(page).click();
  const text = page.locator('[data-review-text]');
  await selectWords(text, 'spikes');
  await page.getByRole('button', { name: player.lookUp, exact: true }).click();
  await expect(entry(page).getByRole('heading', { name: 'spike', exact: true })).toBeVisible();
  expect(await axe(page, 'look-up in the review')).toEqual([]);
  await shot(page, 'look-up-review', { fullPage: false });
});

test('listening: a word of the questions is looked up and heard, while the recording keeps its place', async ({
  page,
}) => {
  const { player, listening, lookUp } = WORDS.zh;
  await giveRecordings(page, { seconds: 30 });
  // A clip for the word, for as long as the packs have none.
  await page.route('**/api/vocabulary/get-word-list', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.list[0].uk_audio = '/content/journey/assets/word.mp3';
    await route.fulfill({ response, json: body });
  });
  await page.route('**/content/journey/assets/word.mp3', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: toneWav(1) }),
  );
  await sit(page, 'listening', { mode: 'practice', language: 'zh' });
  const place = page.getByRole('slider', { name: listening.seek });
  await place.focus();
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveAttribute('aria-valuenow', '5');

  const words = await questions(page).locator('[data-block]').allInnerTexts();
  const word = words.join(' ').match(/\b[a-z]{5,}\b/)?.[0] ?? '';
  await selectWords(questions(page), word);
  await page.getByRole('button', { name: player.lookUp, exact: true }).click();
  await expect(entry(page).getByRole('heading', { level: 2 })).toBeVisible();
  const clip = page.waitForRequest('**/content/journey/assets/word.mp3');
  await entry(page).getByRole('button', { name: lookUp.playUk }).click();
  await clip;
  expect(await axe(page, 'look-up in listening')).toEqual([]);
  await shot(page, 'look-up-listening', { fullPage: false });
  await page.keyboard.press('Escape');
  await expect(place).toHaveAttribute('aria-valuenow', '5');
});
