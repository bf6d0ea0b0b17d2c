import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { answer, goTo, handIn, passage, questions, seat, showEvidence, sit } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

test(
  'the review shows answer, key, reason, evidence and the learner’s own highlight',
  PHONE,
  async ({ page, language }) => {
    const { player, review } = WORDS[language];
    await sit(page, 'reading', { mode: 'exam', language, paper: 'Walking backwards' });
    await answer(page, 1, 'iron spikes');
    await answer(page, 2, 'waist');
    await answer(page, 7, 'T');
    await highlightFirstWords(page, player.highlight);
    await handIn(page, language);

    await expect(page.getByRole('region', { name: review.score }).getByText('1 / 13')).toBeVisible();
    const first = page.locator('[data-review="1"]');
    await expect(first).toContainText('iron spikes');
    await expect(first).toContainText(review.reason_OVER_LIMIT);
    await expect(page.locator('[data-review="2"]')).toContainText('waist');
    // A single passage is counted, never banded.
    await expect(page.getByText(review.noBand)).toBeVisible();
    expect(await axe(page, 'reading review')).toEqual([]);
    await shot(page, `reading-review-${language}`);

    // A cell of the answer sheet jumps to its question and unfolds it.
    await page.locator('[data-cell="3"]').click();
    await expect(page.locator('[data-review="3"]').getByRole('button', { expanded: true })).toBeInViewport();
    await page.locator('[data-cell="1"]').click();

    // The evidence leads to its paragraph, whose letter is shown; the way back leads to the review.
    await showEvidence(first).click();
    await expect(page.locator('[data-review-text] mark[data-highlight]').first()).toBeVisible();
    await expect(page.locator('[data-review-text] mark[data-spot="1"]').first()).toBeInViewport();
    expect(await axe(page, 'reading review, text and questions')).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('region', { name: review.score })).toBeVisible();

    // The weakest type has ten more questions like it, each with its own paragraph.
    await page.getByRole('region', { name: review.score }).getByRole('link').click();
    await expect(page).toHaveURL(/training-drill\/\d+/);
    await expect(page.locator('[data-do="question"]')).toBeVisible();
    await page.goBack();

    await first.getByRole('button', { name: review.challenge }).click();
    await page.getByRole('textbox', { name: review.challengeWords }).fill('The board had iron spikes.');
    await page.getByRole('button', { name: review.send }).click();
    await expect(first).toContainText(review.challenge_open);

    // Only the wrong ones again.
    await page.getByRole('button', { name: /没答对的 12 题|the 12 you missed/ }).click();
    await expect(questions(page)).toBeVisible();
    await expect(page.locator('footer [data-number="2"]')).toHaveCount(0);
    await goTo(page, 3);
    await expect(seat(page, 3).first()).toBeVisible();
  },
);

test('practice mode says at once whether one question is right', async ({ page }) => {
  const { player } = WORDS.en;
  await sit(page, 'reading', { mode: 'practice', language: 'en', paper: 'Walking backwards' });
  await answer(page, 7, 'T');
  await page.getByRole('button', { name: player.checkThis }).click();
  await expect(page.getByText(/Question 7 is (not )?right/)).toBeVisible();
  await answer(page, 1, 'spikes');
  await page.getByRole('button', { name: player.checkThis }).click();
  await expect(page.getByText('Question 1 is right')).toBeVisible();
  expect(await axe(page, 'reading player, one checked')).toEqual([]);
});

test('the exam’s screen tells nobody what is right', async ({ page }) => {
  const { player } = WORDS.en;
  await sit(page, 'reading', { mode: 'exam', language: 'en', paper: 'Walking backwards' });
  await answer(page, 1, 'spikes');
  await expect(page.getByRole('button', { name: player.checkThis })).toHaveCount(0);
  const gap = seat(page, 1).first();
  for (const [name, value] of [
    ['spellcheck', 'false'],
    ['autocomplete', 'off'],
    ['autocorrect', 'off'],
    ['autocapitalize', 'off'],
  ])
    await expect(gap).toHaveAttribute(name!, value!);
});

/** Selects the first words of the passage and highlights them, by mouse or finger. */
async function highlightFirstWords(page: import('@playwright/test').Page, name: string): Promise<void> {
  await passage(page).evaluate((pane) => {
    const block = pane.querySelector('[data-paragraph] [data-block]');
    const text = block?.firstChild;
    if (!text) throw new Error('no text to select');
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, 20);
    const selection = window.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
  });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(passage(page).locator('mark')).toHaveCount(1);
}
