import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import {
  answer,
  attemptId,
  call,
  handIn,
  numberButton,
  questions,
  setId,
  sit,
  startPaper,
} from '../support/practice.ts';
import { giveRecordings, hearOut } from '../support/recording.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const READING_MS = 30_000;

test(
  'a listening set in exam mode: read, hear once, part after part, check, hand in',
  PHONE,
  async ({ page, language }) => {
    const { listening } = WORDS[language];
    await page.clock.install();
    await giveRecordings(page, { seconds: [30, 1, 1, 1], readingSeconds: READING_MS / 1000 });
    await arriveAsGuest(page, { language });
    const id = await setId(page, 'listening');
    await page.goto(`/#/listening-next/${id}`);
    await expect(page.getByRole('region', { name: listening.soundCheck })).toBeVisible();
    await page.getByRole('button', { name: listening.soundPlay }).click();
    await expect(page.getByRole('button', { name: listening.soundPlaying })).toBeVisible();
    expect(await axe(page, 'listening start')).toEqual([]);
    await startPaper(page, 'listening', id, { mode: 'exam', language });

    const strip = page.getByRole('region', { name: listening.recording });
    await expect(strip).toContainText(language === 'zh' ? /先看第 1–\d+ 题/ : /Read questions 1–\d+/);
    await answer(page, 1, 'early');
    await page.clock.fastForward(READING_MS);
    await expect(strip).toContainText(language === 'zh' ? '正在播放 Part 1' : 'Part 1 is playing');
    // Nothing in a test pauses, goes back or plays again.
    await expect(strip.getByRole('button')).toHaveCount(0);
    await expect(strip.getByRole('slider', { name: listening.volume })).toBeVisible();
    expect(await axe(page, 'listening player, exam')).toEqual([]);
    await shot(page, `listening-exam-${language}`, { fullPage: false });

    // The next part opens by itself when its turn comes.
    await hearOut(page);
    await expect(numberButton(page, 11)).toHaveAttribute('aria-current', 'true');
    await answer(page, 12, 'A');
    for (const first of [21, 31]) {
      await page.clock.fastForward(READING_MS);
      await expect(numberButton(page, first)).toHaveAttribute('aria-current', 'true');
    }
    await page.clock.fastForward(READING_MS);
    await expect(strip).toContainText(language === 'zh' ? /秒检查/ : /left to check/);
    await handIn(page, language);
    const result = await call<{ answered: number; total: number }>(page, 'attempt/get-result', {
      attempt_id: attemptId(page),
    });
    expect(result).toMatchObject({ answered: 2, total: 40 });
    expect(await axe(page, 'listening review')).toEqual([]);
  },
);

test('a reload goes on with the recording where it was, and never plays a part again', async ({ page }) => {
  const { listening } = WORDS.en;
  await giveRecordings(page, { seconds: [1, 60, 1, 1], readingSeconds: 1 });
  await sit(page, 'listening', { mode: 'exam', language: 'en' });
  const strip = page.getByRole('region', { name: listening.recording });
  await expect(strip).toContainText('Part 2 is playing');
  await page.reload();
  await expect(questions(page)).toBeVisible();
  await expect(strip).not.toContainText('Part 1');
  await expect(strip).toContainText('Part 2 is playing');

  // A browser that wants a press after the reload gets one; the test goes on from there.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let pressed = false;
    window.addEventListener('pointerdown', () => (pressed = true), { capture: true });
    HTMLMediaElement.prototype.play = function () {
      if (pressed) return play.call(this);
      return Promise.reject(new DOMException('play() needs a press', 'NotAllowedError'));
    };
  });
  await page.reload();
  await strip.getByRole('button', { name: listening.goOnListening }).click();
  await expect(strip).toContainText('Part 2 is playing');
  await hearOut(page);
  await expect(numberButton(page, 21)).toHaveAttribute('aria-current', 'true');
});

test('the network goes while a part plays: it plays on, and so does the next one that was fetched', async ({
  page,
  context,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load/i);
  await giveRecordings(page, { seconds: [60, 60, 1, 1], readingSeconds: 1 });
  const next = page.waitForResponse('**/part-2.mp3');
  await sit(page, 'listening', { mode: 'exam', language: 'en' });
  const strip = page.getByRole('region', { name: WORDS.en.listening.recording });
  await expect(strip).toContainText('Part 1 is playing');
  await (await next).finished();
  await context.setOffline(true);
  await answer(page, 1, 'offline');
  await hearOut(page);
  await expect(strip).toContainText('Part 2 is playing');
  await context.setOffline(false);
});
