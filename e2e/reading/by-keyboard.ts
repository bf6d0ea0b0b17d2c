import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { call, numberButton, passage, seat, setId, sit } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const { start, player, reading } = WORDS.en;

test('a full set of 40 questions, from the start to the review, without a mouse', async ({ page }) => {
  await arriveAsGuest(page, { language: 'en' });
  const id = await setId(page, 'reading');
  await page.goto(`/#/reading-next/${id}`);
  await tabTo(page, start.start);
  await page.keyboard.press('Enter');
  await expect(numberButton(page, 1)).toHaveAttribute('aria-current', 'true');

  // The first question is reached from the keyboard; from then on Alt+N leads to the next one.
  // The paper hears keys a moment after its first question is there.
  await expect(async () => {
    await page.keyboard.press('Alt+t');
    await expect(passage(page)).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Alt+t');
  let n = 1;
  while (true) {
    await answerWhatIsFocused(page, n);
    if (n === 5) await page.keyboard.press('Alt+r');
    // The two boxes of a "choose TWO" answer two numbers at once.
    n = await currentNumber(page);
    if (n === 40) break;
    await page.keyboard.press('Alt+n');
    await expect(numberButton(page, n + 1)).toHaveAttribute('aria-current', 'true');
    n += 1;
  }
  await expect(page.locator('footer [data-number][aria-label*="not answered"]')).toHaveCount(0);
  await expect(numberButton(page, 5)).toHaveAccessibleName(new RegExp(player.flaggedForReview));
  await shot(page, 'reading-keyboard', { fullPage: false });

  await tabTo(page, player.finish);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have answered 40 of 40 questions.')).toBeVisible();
  await tabTo(page, player.handIn);
  await page.keyboard.press('Enter');
  // One question asks for two letters, so 40 numbers are 39 questions.
  await expect(page.locator('[data-review]')).toHaveCount(39);
  const result = await call<{ answered: number; total: number }>(page, 'attempt/get-result', {
    attempt_id: Number(/attempt=(\d+)/.exec(page.url())?.[1]),
  });
  expect(result).toMatchObject({ answered: 40, total: 40 });
  expect(await axe(page, 'reading review, a full set')).toEqual([]);
});

test('words are highlighted and noted with the arrow keys', async ({ page }) => {
  await sit(page, 'reading', { mode: 'exam', language: 'en' });
  await expect(passage(page)).toBeVisible();
  await passage(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('toolbar', { name: player.highlightBar })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(passage(page).locator('mark')).toHaveCount(1);

  await passage(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: player.note }).fill('remember this');
  await tabTo(page, player.saveNote);
  await page.keyboard.press('Enter');
  await expect(passage(page).getByRole('button', { name: 'Note: remember this' })).toBeVisible();
});

test('the grip moves by arrow keys and stays where it was put', PHONE, async ({ page, isMobile }) => {
  await sit(page, 'reading', { mode: 'exam', language: 'en' });
  const grip = page.getByRole('slider', { name: reading.grip });
  await grip.focus();
  // On a phone the text stands above the questions and begins smaller.
  const [key, share] = isMobile ? ['ArrowDown', '52'] : ['ArrowRight', '60'];
  for (let press = 0; press < 5; press += 1) await page.keyboard.press(key);
  await expect(grip).toHaveAttribute('aria-valuenow', share);
  await page.reload();
  await expect(grip).toHaveAttribute('aria-valuenow', share);
});

/** Presses Tab until the button with this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  await expect(button).toBeVisible();
  for (let press = 0; press < 150; press += 1) {
    if (await button.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached "${name}"`);
}

/** Every place of a list takes another option: each heading may be used once. */
async function answerWhatIsFocused(page: Page, n: number): Promise<void> {
  await expect(seat(page, n).and(page.locator(':focus'))).toHaveCount(1);
  const kind = await page.evaluate(() => {
    const here = document.activeElement;
    return here instanceof HTMLInputElement ? here.type : (here?.tagName.toLowerCase() ?? '');
  });
  if (kind === 'text') await page.keyboard.type('answer');
  else if (kind === 'radio') await page.keyboard.press('ArrowDown');
  else if (kind === 'button') {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    for (let down = 0; down < n % 7; down += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  } else if (kind === 'checkbox') {
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  } else throw new Error(`the focus is on a ${kind}`);
}

const currentNumber = async (page: Page): Promise<number> =>
  Number(await page.locator('footer [data-number][aria-current="true"]').getAttribute('data-number'));
