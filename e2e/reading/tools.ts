import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { roomBetween } from '../support/layout.ts';
import { numberButton, openTool, passage, questions, selectWords, sit } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const { player } = WORDS.en;

test.beforeEach(async ({ page }) => {
  await sit(page, 'reading', { mode: 'exam', language: 'en' });
});

test(
  'the drawing board: pen, line, eraser, width, colour; what is drawn is there after a reload; clear',
  PHONE,
  async ({ page }) => {
    await openTool(page, player.board, 'en');
    const board = page.getByRole('dialog', { name: 'Drawing board' });
    const canvas = board.locator('canvas');
    await expect(canvas).toBeVisible();
    expect(await axe(page, 'drawing board')).toEqual([]);
    const inkOn = () =>
      canvas.evaluate((one: HTMLCanvasElement) => {
        const pixels = one.getContext('2d')?.getImageData(0, 0, one.width, one.height).data ?? [];
        return pixels.filter((value, at) => at % 4 === 3 && value > 0).length;
      });
    const stroke = async (from: [number, number], to: [number, number]) => {
      const box = (await canvas.boundingBox())!;
      await page.mouse.move(box.x + from[0], box.y + from[1]);
      await page.mouse.down();
      await page.mouse.move(box.x + to[0], box.y + to[1], { steps: 5 });
      await page.mouse.up();
    };
    expect(await inkOn()).toBe(0);
    await stroke([40, 200], [300, 260]);
    const pen = await inkOn();
    expect(pen).toBeGreaterThan(0);
    await board.getByRole('button', { name: 'Line' }).click();
    await board.getByRole('button', { name: 'Red' }).click();
    await board.getByRole('button', { name: 'Width 8' }).click();
    await stroke([40, 300], [340, 300]);
    const line = await inkOn();
    expect(line).toBeGreaterThan(pen + 1000);
    await board.getByRole('button', { name: 'Eraser' }).click();
    await board.getByRole('button', { name: 'Width 40' }).click();
    await stroke([30, 300], [200, 300]);
    const erased = await inkOn();
    expect(erased).toBeLessThan(line);
    // The paper below stays visible, and what was rubbed out comes back.
    expect(await canvas.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
    await board.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(inkOn).toBe(line);
    await stroke([30, 300], [200, 300]);
    await expect.poll(inkOn).toBe(erased);
    await shot(page, 'drawing-board', { fullPage: false });

    await page.reload();
    await openTool(page, player.board, 'en');
    await expect.poll(inkOn).toBeGreaterThan(erased * 0.9);
    await board.getByRole('button', { name: 'Clear the board' }).click();
    expect(await inkOn()).toBe(0);
  },
);

test(
  'text size, letters, colours and help; hiding covers the paper and nothing else happens',
  PHONE,
  async ({ page }) => {
    const size = () =>
      passage(page)
        .locator('[data-paragraph]')
        .first()
        .evaluate((one) => getComputedStyle(one).fontSize);
    const before = await size();
    await openTool(page, player.display, 'en');
    const slider = page.getByRole('slider', { name: player.textSize });
    await slider.press('Home');
    await expect.poll(async () => Number.parseFloat(await size())).toBeCloseTo(11.3, 1);
    await slider.press('End');
    await expect.poll(size).toBe('25.5px');
    await page.getByRole('radio', { name: player.coloursYellow }).check({ force: true });
    await page.getByRole('radio', { name: player.lettersSans }).check({ force: true });
    await page.keyboard.press('Escape');
    await expect(questions(page)).toBeVisible();
    // At the largest size as well two numbers are two numbers.
    expect(await roomBetween(page.locator('footer [data-number]'))).toBeGreaterThanOrEqual(5);
    await shot(page, 'reading-yellow', { fullPage: false });
    expect(await axe(page, 'reading player, yellow')).toEqual([]);
    await page.reload();
    await expect.poll(size).not.toBe(before);

    await openTool(page, player.help, 'en');
    await expect(page.getByText(player.helpSaved)).toBeVisible();
    expect(await axe(page, 'reading player, help')).toEqual([]);
    await page.keyboard.press('Escape');
    await openTool(page, player.hide, 'en');
    await expect(page.getByText(player.hidden)).toBeVisible();
    await page.getByRole('button', { name: player.showAgain }).click();
    await expect(questions(page)).toBeVisible();
  },
);

test('headings are carried to their paragraphs with the mouse', async ({ page }) => {
  await page.locator('footer [data-number="14"]').click();
  const heading = questions(page).getByRole('button', { name: /^ii\b/ });
  await heading.scrollIntoViewIfNeeded();
  const place = passage(page).locator('[data-slot]').first();
  await place.scrollIntoViewIfNeeded();
  const [from, to] = [(await heading.boundingBox())!, (await place.boundingBox())!];
  await page.mouse.move(from.x + 20, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x - 40, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + 14, { steps: 8 });
  await page.mouse.up();
  await expect(place).toContainText('ii');
  await expect(heading).toContainText(player.optionUsed);
  // The same place beside the list shows it too, and Delete empties both.
  const beside = questions(page).locator('[data-slot]').first();
  await expect(beside).toContainText('ii');
  await beside.focus();
  await page.keyboard.press('Delete');
  await expect(place).not.toContainText('ii');
});

test('without a network every tool of the player still opens', async ({ page, context, guard }) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/i);
  await context.setOffline(true);
  await openTool(page, player.help, 'en');
  await expect(page.getByText(player.helpSaved)).toBeVisible();
  await page.keyboard.press('Escape');
  await openTool(page, player.notes, 'en');
  await page.getByRole('textbox', { name: player.scratch }).fill('check 7 again');
  await page.keyboard.press('Escape');
  await openTool(page, player.display, 'en');
  await expect(page.getByRole('slider', { name: player.textSize })).toBeVisible();
  await page.keyboard.press('Escape');
  await openTool(page, player.board, 'en');
  await expect(page.getByRole('dialog', { name: 'Drawing board' }).locator('canvas')).toBeVisible();
  await page.keyboard.press('Escape');
  await selectWords(passage(page), 'the');
  await page.getByRole('button', { name: player.note, exact: true }).click();
  await page.getByRole('textbox', { name: player.note, exact: true }).fill('here');
  await page.getByRole('button', { name: player.saveNote }).click();
  await expect(passage(page).getByRole('button', { name: 'Note: here' })).toBeVisible();
  await openTool(page, player.finish, 'en');
  await expect(page.getByRole('dialog').filter({ hasText: player.finishTitle })).toBeVisible();
  await page.getByRole('button', { name: player.goOn, exact: true }).click();
  await expect(questions(page)).toBeVisible();
  await context.setOffline(false);
});

test('instructions can be highlighted, and a gap is read with its sentence', async ({ page }) => {
  const gap = questions(page).locator('[data-seat="1"]');
  await expect(gap).toHaveAttribute('aria-label', /^Question 1: .*….*/);
  await selectWords(questions(page), 'Write');
  await page.getByRole('button', { name: player.highlight, exact: true }).click();
  await expect(questions(page).locator('mark[data-highlight]')).toHaveText('Write');
});

test('on a screen at 200 % the navigator is in view; a double click puts the grip back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const grip = page.getByRole('slider', { name: WORDS.en.reading.grip });
  const width = () =>
    passage(page)
      .locator('[data-paragraph]')
      .first()
      .evaluate((one) => one.clientWidth);
  const narrow = await width();
  await grip.press('End');
  await expect(grip).toHaveAttribute('aria-valuenow', '70');
  // The words use the room they are given.
  expect(await width()).toBeGreaterThan(narrow * 1.2);
  await grip.dblclick();
  await expect(grip).toHaveAttribute('aria-valuenow', '50');
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(numberButton(page, 1)).toBeInViewport();
});
