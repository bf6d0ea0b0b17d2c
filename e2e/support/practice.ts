import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Language } from './languages.ts';
import { arriveAsGuest } from './learner.ts';
import { WORDS } from './words.ts';

/** Steps of somebody who practises, named as they would tell them. */

type Skill = 'reading' | 'listening';

/** A call as the page itself would make it, with its cookies. */
export async function call<Answer>(page: Page, path: string, input: object): Promise<Answer> {
  const answer = await page.request.post(`/api/${path}`, { data: input });
  const { code, data } = (await answer.json()) as { code: number; data: Answer };
  expect(code, path).toBe(200);
  return data;
}

/** The id of a paper by words of its title. Somebody has to have arrived, so that there is a session. */
export async function paperId(page: Page, skill: Skill, words: string): Promise<number> {
  const { list } = await call<{ list: { id: number }[] }>(page, `${skill}/get-search-list`, { search_content: words });
  expect(list.length, `papers called ${words}`).toBeGreaterThan(0);
  return list[0]!.id;
}

/** The id of the first full set. */
export async function setId(page: Page, skill: Skill): Promise<number> {
  const { list } = await call<{ list: { id: number }[] }>(page, `${skill}/get-jian-ya-list`, {});
  return list[0]!.id;
}

export async function openList(page: Page, skill: Skill, language: Language): Promise<void> {
  await page.goto(`/#/${skill}-list`);
  await expect(page.getByRole('heading', { level: 1, name: WORDS[language].skills[skill] })).toBeVisible();
}

export async function startPaper(
  page: Page,
  skill: Skill,
  id: number,
  { mode, language, at = '' }: Omit<Sitting, 'paper'>,
): Promise<void> {
  const { start } = WORDS[language];
  await page.goto(`${at}/#/${skill}-next/${id}`);
  await page.getByRole('radio', { name: new RegExp(start[mode]) }).check({ force: true });
  if (skill === 'listening' && mode === 'exam') await checkSound(page, language);
  await page.getByRole('button', { name: start.start, exact: true }).click();
  await expect(questions(page)).toBeVisible();
}

/** An exam begins only for somebody who has heard the test sound. */
export async function checkSound(page: Page, language: Language): Promise<void> {
  const { listening } = WORDS[language];
  const check = page.getByRole('region', { name: listening.soundCheck });
  await check.getByRole('button', { name: new RegExp(`${listening.soundPlay}|${listening.soundAgain}`) }).click();
  await check.getByRole('button', { name: listening.soundClear }).click();
}

type Sitting = { mode: 'exam' | 'practice'; language: Language; paper?: string; at?: string };

/** A guest begins the paper called so, or the first full set: lists have journeys of their own. `at`: a variant's address. */
export async function sit(page: Page, skill: Skill, { paper, ...sitting }: Sitting): Promise<void> {
  await arriveAsGuest(page, { language: sitting.language });
  const id = paper ? await paperId(page, skill, paper) : await setId(page, skill);
  await startPaper(page, skill, id, sitting);
}

export const questions = (page: Page) => page.locator('[data-pane="questions"]');
export const passage = (page: Page) => page.locator('[data-pane="passage"]');
export const seat = (page: Page, n: number) => questions(page).locator(`[data-seat="${n}"]`);
export const numberButton = (page: Page, n: number) => page.locator(`footer [data-number="${n}"]`).first();

/** Turns to a question by its number in the footer. */
export async function goTo(page: Page, n: number): Promise<void> {
  await numberButton(page, n).click();
  await expect(numberButton(page, n)).toHaveAttribute('aria-current', 'true');
}

/** Answers one question whatever its kind: words, a key, or several keys. */
export async function answer(page: Page, n: number, value: string | string[]): Promise<void> {
  await goTo(page, n);
  const control = seat(page, n);
  await expect(control.first()).toBeAttached();
  const kind = await control.first().evaluate((one) => (one instanceof HTMLInputElement ? one.type : 'slot'));
  if (kind === 'text') return control.first().fill(String(value));
  if (kind === 'slot') return pickOption(page, n, String(value));
  if (kind === 'checkbox') {
    for (const key of value as string[])
      await control.and(page.getByRole('checkbox', { name: new RegExp(`^${key}\\b`) })).check({ force: true });
    return;
  }
  const radios = control.and(page.getByRole('radio', { name: radioName(String(value)) }));
  await radios.first().check({ force: true });
}

/** From the list under its place, as a thumb does. */
async function pickOption(page: Page, n: number, key: string): Promise<void> {
  await seat(page, n).first().click();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await list
    .getByRole('option', { name: new RegExp(`^${key}\\b`) })
    .first()
    .click();
  await expect(list).toHaveCount(0);
}

const VERDICTS: Record<string, string> = { T: 'TRUE', F: 'FALSE', NG: 'NOT GIVEN', Y: 'YES', N: 'NO' };
const radioName = (key: string) => new RegExp(`^(${key}\\b|${VERDICTS[key] ?? key}$)|[ ,]${key}$`);

/** A tool of the player by its name: in the header on a desktop, behind the three dots on a phone. */
export async function openTool(page: Page, name: string, language: Language): Promise<void> {
  const tool = page.getByRole('button', { name, exact: true });
  await expect(
    page.getByRole('button', { name: WORDS[language].player.more, exact: true }).or(tool).first(),
  ).toBeVisible();
  if ((await tool.count()) > 0) return tool.first().click();
  await page.getByRole('button', { name: WORDS[language].player.more, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Hands in through the dialog and waits for the review. */
export async function handIn(page: Page, language: Language): Promise<void> {
  const { player } = WORDS[language];
  await openTool(page, player.finish, language);
  const dialog = page.getByRole('dialog').filter({ hasText: player.finishTitle });
  await dialog.getByRole('button', { name: player.handIn, exact: true }).click();
  await expect(page.locator('[data-review]').first()).toBeVisible();
}

/** In an unfolded question of the review: leads to the words that prove the answer. */
export const showEvidence = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: /原文里看|in the (text|script)$/ }).first();

export const attemptId = (page: Page): number => Number(/attempt=(\d+)/.exec(page.url())?.[1] ?? 0);

/** What the server has stored, whatever the screen shows. */
export async function serverAnswers(page: Page): Promise<Record<string, string | string[]>> {
  const { answers } = await call<{ answers: Record<string, string | string[]> }>(page, 'attempt/get-attempt', {
    attempt_id: attemptId(page),
  });
  return answers;
}

/** Selects some words where they stand in a text, as a mouse or a finger does. */
export async function selectWords(pane: Locator, words: string): Promise<void> {
  await pane.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = (node as Text).data.search(new RegExp(`\\b${wanted}\\b`));
      if (at === -1 || !node.parentElement?.closest('[lang="en"], [data-block]')) continue;
      node.parentElement.scrollIntoView({ block: 'center' });
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const selection = window.getSelection();
      selection?.removeAllRanges();
      selection?.addRange(range);
      return;
    }
    throw new Error(`no "${wanted}" to select`);
  }, words);
}
