import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { answer, handIn, setId, showEvidence, sit } from '../support/practice.ts';
import { giveRecordings } from '../support/recording.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const { listening, player } = WORDS.en;

test(
  'practice: play, pause, seek in the wave form, slower, check one, and the script afterwards',
  PHONE,
  async ({ page }) => {
    await giveRecordings(page, { seconds: 30 });
    await sit(page, 'listening', { mode: 'practice', language: 'en' });
    const strip = page.getByRole('region', { name: listening.recording });
    const place = strip.getByRole('slider', { name: listening.seek });
    await strip.getByRole('button', { name: listening.play, exact: true }).click();
    await expect.poll(async () => Number(await place.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    await strip.getByRole('button', { name: listening.pause }).click();
    await place.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(place).toHaveAttribute('aria-valuenow', '10');
    await strip.getByRole('button', { name: `${listening.speed} 1×` }).click();
    await page.getByRole('button', { name: '0.75×', exact: true }).click();
    expect(await axe(page, 'listening player, practice')).toEqual([]);
    await shot(page, 'listening-practice', { fullPage: false });

    await answer(page, 1, 'something');
    await page.getByRole('button', { name: player.checkThis }).click();
    await expect(page.getByText(/Question 1 is (not )?right/)).toBeVisible();
    await handIn(page, 'en');
    await showEvidence(page).click();
    await expect(page.locator('[data-review-text] mark[data-spot]').first()).toBeVisible();
    await shot(page, 'listening-review');
  },
);

test('a shipped recording plays, and the review plays the sentence that holds the answer', async ({ page }) => {
  await sit(page, 'listening', { mode: 'practice', language: 'en', paper: 'Giving furniture' });
  const strip = page.getByRole('region', { name: listening.recording });
  await strip.getByRole('button', { name: listening.play, exact: true }).click();
  const place = strip.getByRole('slider', { name: listening.seek });
  await expect.poll(async () => Number(await place.getAttribute('aria-valuenow'))).toBeGreaterThan(1);
  await strip.getByRole('button', { name: listening.pause }).click();
  await shot(page, 'listening-real', { fullPage: false });
  await answer(page, 1, 'something');
  await handIn(page, 'en');
  await page.getByRole('button', { name: 'Play the evidence for question 1', exact: true }).click();
  await expect(page.getByText(listening.playFailed)).toHaveCount(0);
});

test('a section whose recording is still being made says so and does not start', async ({ page }) => {
  const { start } = WORDS.en;
  await arriveAsGuest(page, { language: 'en' });
  await page.route('**/api/listening/get-paper', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.papers = body.data.papers.map((paper: object) => ({ ...paper, audio: null }));
    await route.fulfill({ response, json: body });
  });
  await page.goto(`/#/listening-next/${await setId(page, 'listening')}`);
  await expect(page.getByText(listening.noAudio)).toBeVisible();
  await expect(page.getByRole('button', { name: start.start, exact: true })).toBeDisabled();
});
