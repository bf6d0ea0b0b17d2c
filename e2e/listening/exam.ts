import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest } from '../support/learner.ts';
import { answer, attemptId, call, numberButton, questions, setId, sit, startPaper } from '../support/practice.ts';
import { giveRecordings, heardAt, lineOf } from '../support/recording.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

/** 40 s to read, 100 s to hear, 30 s to look back: four parts of 170 s, two minutes to check, over at 800. */
const TEST = { seconds: 100, readingSeconds: 40, restSeconds: 30 };
const PART = 170;

test(
  'a listening set in exam mode: read, hear once, part after part, check; then it hands itself in',
  PHONE,
  async ({ page, language }) => {
    const { listening, player, start } = WORDS[language];
    await page.clock.install();
    const hall = await giveRecordings(page, TEST);
    await arriveAsGuest(page, { language });
    const id = await setId(page, 'listening');
    await page.goto(`/#/listening-next/${id}`);
    // The start page tells when each part begins and when the test is over.
    const plan = page.getByRole('region', { name: listening.planTitle });
    await expect(plan.getByRole('listitem')).toHaveCount(6);
    await expect(plan.getByRole('listitem').last()).toContainText('13:20');
    await expect(page.getByRole('button', { name: start.start, exact: true })).toBeDisabled();
    // What holds in the room can be read before the clock runs.
    await page.getByRole('button', { name: start.rules }).click();
    await expect(page.getByRole('dialog', { name: start.rules })).toContainText(listening.examRule);
    expect(await axe(page, 'exam rules')).toEqual([]);
    await page.keyboard.press('Escape');
    // The test sound is seen as well as heard, as loud as the slider says.
    const check = page.getByRole('region', { name: listening.soundCheck });
    await check.getByRole('button', { name: listening.soundPlay }).click();
    await expect(check.getByRole('img', { name: /14/ })).toBeVisible();
    await check.getByRole('slider', { name: listening.volume }).press('End');
    await expect(check.getByRole('img', { name: /18.*18/ })).toBeVisible();
    expect(await axe(page, 'listening start')).toEqual([]);
    await shot(page, `listening-start-${language}`, { fullPage: false });
    await startPaper(page, 'listening', id, { mode: 'exam', language });

    const strip = page.getByRole('region', { name: listening.recording });
    await expect(page.getByRole('timer')).toContainText('13');
    await expect(strip).toContainText(language === 'zh' ? /先看第 1–\d+ 题/ : /Read questions 1–\d+/);
    await expect(questions(page)).toContainText('You will hear: A telephone call');
    await answer(page, 1, 'early');
    await hall.goTo(page, 45);
    await expect(strip).toContainText(language === 'zh' ? '正在播放 Part 1' : 'Part 1 is playing');
    // Nothing in a test pauses, goes back or plays again.
    await expect(strip.getByRole('button')).toHaveCount(0);
    await expect(strip.getByRole('slider', { name: listening.volume })).toBeVisible();
    expect(await axe(page, 'listening player, exam')).toEqual([]);
    await shot(page, `listening-exam-${language}`, { fullPage: false });

    // The next part opens by itself when its turn comes.
    for (const part of [1, 2, 3]) {
      await hall.goTo(page, part * PART + 2);
      await expect(numberButton(page, part * 10 + 1)).toHaveAttribute('aria-current', 'true');
    }
    await answer(page, 32, 'A');
    await hall.goTo(page, 4 * PART + 1);
    await expect(strip).toContainText(language === 'zh' ? /秒检查/ : /left to check/);
    await hall.goTo(page, 4 * PART + 119);
    await expect(page.getByText(player.timeUp)).toBeVisible();
    await page.clock.runFor(5000);
    await expect(page.locator('[data-review]').first()).toBeVisible();
    const result = await call<{ answered: number; total: number; band: object | null }>(page, 'attempt/get-result', {
      attempt_id: attemptId(page),
    });
    // Two answers are no test that was sat.
    expect(result).toMatchObject({ answered: 2, total: 40, band: null });
    expect(await axe(page, 'listening review')).toEqual([]);
  },
);

test('the recording is where the clock is: after a reload, in another browser, and never again after its end', async ({
  page,
  browser,
}) => {
  const { listening } = WORDS.en;
  const hall = await giveRecordings(page, TEST);
  await sit(page, 'listening', { mode: 'exam', language: 'en' });
  const strip = page.getByRole('region', { name: listening.recording });
  await expect(strip).toContainText(/Read questions/);
  hall.setSecond(70);
  await page.reload();
  await expect(strip).toContainText('Part 1 is playing');
  await expect.poll(() => heardAt(page)).toBeGreaterThan(29);

  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await hall.openIn(other);
  await other.goto(page.url());
  await expect.poll(() => heardAt(other)).toBeGreaterThan(30);
  await elsewhere.close();

  // A browser that wants a press after the reload gets one; the test goes on where it is by then.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let pressed = false;
    window.addEventListener('pointerdown', () => (pressed = true), { capture: true });
    HTMLMediaElement.prototype.play = function () {
      if (pressed) return play.call(this);
      return Promise.reject(new DOMException('play() needs a press', 'NotAllowedError'));
    };
  });
  hall.setSecond(PART + 60);
  await page.reload();
  await strip.getByRole('button', { name: listening.goOnListening }).click();
  await expect(strip).toContainText('Part 2 is playing');
  await expect.poll(() => heardAt(page)).toBeGreaterThan(19);

  hall.setSecond(4 * PART + 20);
  await page.reload();
  await expect(strip).toContainText('left to check');
  await page.mouse.click(5, 5);
  expect(await heardAt(page)).toBe(-1);
});

test('the network goes when the test has begun: every part and what is announced are on the device and are heard', async ({
  page,
  context,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load/i);
  await page.clock.install();
  const lineSeconds = 60;
  const hall = await giveRecordings(page, { ...TEST, lineSeconds });
  await sit(page, 'listening', { mode: 'exam', language: 'en' });
  const strip = page.getByRole('region', { name: WORDS.en.listening.recording });
  await context.setOffline(true);
  for (const part of [0, 1, 2, 3]) {
    const begins = part * (lineSeconds + PART);
    await hall.goTo(page, begins + 10);
    // Those who cannot hear it read it.
    await expect(strip).toContainText(lineOf(part));
    await expect.poll(() => heardAt(page)).toBeGreaterThan(5);
    if (part === 1) await shot(page, 'listening-announced-en', { fullPage: false });
    await hall.goTo(page, begins + lineSeconds + 50);
    await expect(strip).toContainText(`Part ${part + 1} is playing`);
    await expect.poll(() => heardAt(page)).toBeGreaterThan(5);
  }
  await context.setOffline(false);
});
