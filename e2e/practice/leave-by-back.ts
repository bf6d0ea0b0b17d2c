import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { answer, openList, questions, seat, serverAnswers, setId, startPaper } from '../support/practice.ts';
import { giveRecordings, heardAt } from '../support/recording.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

/** The browser's Back, or the swipe of a phone: the page has to answer it, so nobody waits for a page to load. */
const back = (page: Page) => page.evaluate(() => window.history.back());

for (const skill of ['reading', 'listening'] as const)
  test(
    `Back in a timed ${skill} exam asks first: staying changes nothing, leaving keeps the answers and the clock`,
    // The swipe of a phone is the same for both: there the one with a recording.
    skill === 'listening' ? PHONE : {},
    async ({ page, language }) => {
      const { player, start, skills } = WORDS[language];
      if (skill === 'listening') await giveRecordings(page, { seconds: 300, readingSeconds: 1 });
      await arriveAsGuest(page, { language });
      // As a learner comes: the list is what Back would lead to.
      await openList(page, skill, language);
      await startPaper(page, skill, await setId(page, skill), { mode: 'exam', language });
      await answer(page, 1, 'kept');
      await expect(page).toHaveURL(/attempt=\d+$/);
      const here = page.url();
      // Asked of the page itself: what the browser tells from outside comes a moment later.
      const isHere = () => expect.poll(() => page.evaluate(() => location.href)).toBe(here);

      const question = page.getByRole('dialog').filter({ hasText: player.finishTitle });
      // The address is the paper's again while it asks, so that a second swipe of the thumb does not leave either.
      await back(page);
      await expect(question).toBeVisible();
      await isHere();
      await back(page);
      await expect(question.getByText(player.finishTimed)).toBeVisible();
      await isHere();
      expect(await axe(page, 'leaving a timed exam')).toEqual([]);
      await shot(page, `leave-${skill}-${language}`, { fullPage: false });
      await question.getByRole('button', { name: player.goOn, exact: true }).click();
      await expect(question).toHaveCount(0);
      await expect(seat(page, 1).first()).toHaveValue('kept');
      // Somebody who stayed has missed nothing of the recording.
      if (skill === 'listening') await expect.poll(() => heardAt(page)).toBeGreaterThan(0);

      // A reload does not make it forget to ask; Esc is staying, too.
      await page.reload();
      await expect(questions(page)).toBeVisible();
      await back(page);
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await isHere();

      await back(page);
      await expect(question).toBeVisible();
      await isHere();
      await expect.poll(async () => Object.values(await serverAnswers(page))).toEqual(['kept']);
      await question.getByRole('button', { name: player.leaveForLater }).click();
      // The player's heading begins with the same word.
      await expect(page.getByRole('heading', { level: 1, name: skills[skill], exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${skill}-list`));
      // The attempt waits on the paper's own page, with what was answered.
      await page.goto(here.replace(/\?attempt=\d+/, ''));
      const goOn = start.goOn.replace('{done}', '1').replace('{total}', '40');
      await page.getByRole('link', { name: goOn }).click();
      await expect(page).toHaveURL(here);
      await expect(seat(page, 1).first()).toHaveValue('kept');
    },
  );

test('practice has no clock, so Back simply goes back', async ({ page, language }) => {
  await arriveAsGuest(page, { language });
  await openList(page, 'reading', language);
  await startPaper(page, 'reading', await setId(page, 'reading'), { mode: 'practice', language });
  await back(page);
  const title = page.getByRole('heading', { level: 1, name: WORDS[language].skills.reading, exact: true });
  await expect(title).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
