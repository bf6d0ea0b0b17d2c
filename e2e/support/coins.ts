import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Language } from './languages.ts';
import { WORDS } from './words.ts';

/** Steps around coins and tasks, named as a learner would tell them. On a phone they are pages, on a desktop dialogs. */

/** A sentence with its numbers left open: Sunday pays more than the other days. */
export const anyNumber = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .replace(/\{\w+, plural, one \{.*?\} other \{(.*?)\}\}/, '$1')
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/#|\{\w+\}/g, '[\\d,]+')}$`,
  );

/** At a desk by the button of the menu, which signs in as well, or by the address, which only opens. */
export async function openTasks(
  page: Page,
  language: Language,
  isMobile: boolean,
  how: 'by_button' | 'by_address' = 'by_button',
): Promise<Locator> {
  const { shell } = WORDS[language];
  // A person types an address into a page that is there.
  if (how === 'by_address') await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (isMobile || how === 'by_address') await page.goto('/#/task-center');
  if (isMobile) return page.getByRole('main');
  if (how === 'by_address') return page.getByRole('dialog', { name: shell.tasksTitle });
  const menu = page.getByRole('navigation', { name: shell.menu });
  await menu.getByRole('button', { name: new RegExp(`^(${shell.signIn}|${shell.signedIn})`) }).click();
  return page.getByRole('dialog', { name: shell.tasksTitle });
}

export async function openCoins(page: Page, language: Language, isMobile: boolean): Promise<Locator> {
  const { shell } = WORDS[language];
  await page.getByRole('button', { name: anyNumber(shell.coins) }).click();
  return isMobile ? page.getByRole('main') : page.getByRole('dialog', { name: shell.coinsTitle });
}

/** The number in the shell. */
export async function coinsOf(page: Page, language: Language): Promise<number> {
  const pill = page.getByRole('button', { name: anyNumber(WORDS[language].shell.coins) });
  await expect(pill).toBeVisible();
  return Number((await pill.textContent())?.replace(/\D/g, ''));
}

/** An hour of practice in a moment; only the journeys' own server has this route. */
export async function practise(page: Page): Promise<void> {
  const answer = await page.request.post('/api/journey/deed', {
    data: { deed: 'practice_completed', skill: 'reading', reference: 'journey' },
  });
  expect(answer.status()).toBe(200);
}

/** A past of this many coin records, those included that registering brought. Answers how many of them were spent. */
export async function haveRecords(page: Page, records: number): Promise<{ spent: number; earned: number }> {
  const before = await countOf(page, 0);
  const made = await page.request.post('/api/journey/coins', { data: { records: records - before } });
  expect(made.status()).toBe(200);
  return { spent: await countOf(page, 1), earned: await countOf(page, 2) };
}

async function countOf(page: Page, type: 0 | 1 | 2): Promise<number> {
  const answer = await page.request.post('/api/points/get-record-list', { data: { type } });
  return (await answer.json()).data.total;
}
