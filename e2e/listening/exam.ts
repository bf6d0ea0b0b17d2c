import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { LANGUAGES, startIn } from '../support/languages.ts';
import { answer, call, handIn, numberButton, openList, questions, setId, startPaper } from '../support/practice.ts';
import { giveRecordings } from '../support/recording.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

for (const language of LANGUAGES)
  test(`a listening set in exam mode: read, hear once, part after part, check, hand in (${language})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { listening } = WORDS[language];
    await startIn(page, language);
    await giveRecordings(page, { seconds: 4, readingSeconds: 3 });
    await openList(page, 'listening', language);
    const id = await setId(page, 'listening');
    await page.goto(`/#/listening-next/${id}`);
    await expect(page.getByRole('region', { name: listening.soundCheck })).toBeVisible();
    await page.getByRole('button', { name: listening.soundPlay }).click();
    await expect(page.getByRole('button', { name: listening.soundPlaying })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await startPaper(page, 'listening', id, { mode: 'exam', language });

    const strip = page.getByRole('region', { name: listening.recording });
    await expect(strip).toContainText(language === 'zh' ? /先看第 1–\d+ 题/ : /Read questions 1–\d+/);
    await answer(page, 1, 'early');
    await expect(strip).toContainText(language === 'zh' ? '正在播放 Part 1' : 'Part 1 is playing', { timeout: 20_000 });
    // Nothing in a test pauses, goes back or plays again.
    await expect(strip.getByRole('button')).toHaveCount(0);
    await expect(strip.getByRole('slider', { name: listening.volume })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await shot(page, `listening-exam-${language}`, { fullPage: false });

    // The next part opens by itself when its turn comes.
    await expect(numberButton(page, 11)).toHaveAttribute('aria-current', 'true', { timeout: 30_000 });
    await answer(page, 12, 'A');
    await expect(numberButton(page, 21)).toHaveAttribute('aria-current', 'true', { timeout: 30_000 });
    await expect(numberButton(page, 31)).toHaveAttribute('aria-current', 'true', { timeout: 30_000 });
    await expect(strip).toContainText(language === 'zh' ? /秒检查/ : /left to check/, { timeout: 30_000 });
    await handIn(page, language);
    const result = await call<{ answered: number; total: number }>(page, 'attempt/get-result', {
      attempt_id: Number(/attempt=(\d+)/.exec(page.url())?.[1]),
    });
    expect(result).toMatchObject({ answered: 2, total: 40 });
    expect(await axe(page)).toEqual([]);
  });

test('a reload goes on with the recording where it was, and never plays a part again', async ({ page }) => {
  test.setTimeout(120_000);
  await startIn(page, 'en');
  await giveRecordings(page, { seconds: 4, readingSeconds: 1 });
  await openList(page, 'listening', 'en');
  await startPaper(page, 'listening', await setId(page, 'listening'), { mode: 'exam', language: 'en' });
  await expect(numberButton(page, 11)).toHaveAttribute('aria-current', 'true', { timeout: 30_000 });
  await page.reload();
  await expect(questions(page)).toBeVisible();
  const strip = page.getByRole('region', { name: WORDS.en.listening.recording });
  await expect(strip).not.toContainText('Part 1');
  // A browser that wants a press after the reload gets one; the test goes on from there.
  const press = strip.getByRole('button', { name: WORDS.en.listening.goOnListening });
  await expect(press.or(strip.getByText('Part 2 is playing').first()).first()).toBeVisible({ timeout: 20_000 });
  if (await press.isVisible()) await press.click();
  await expect(numberButton(page, 21)).toHaveAttribute('aria-current', 'true', { timeout: 30_000 });
});

test('the network goes while a part plays: it plays on, and so does the next one that was fetched', async ({
  page,
  context,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load/i);
  await startIn(page, 'en');
  await giveRecordings(page, { seconds: 5, readingSeconds: 1 });
  await openList(page, 'listening', 'en');
  await startPaper(page, 'listening', await setId(page, 'listening'), { mode: 'exam', language: 'en' });
  const strip = page.getByRole('region', { name: WORDS.en.listening.recording });
  await expect(strip).toContainText('Part 1 is playing', { timeout: 20_000 });
  await context.setOffline(true);
  await answer(page, 1, 'offline');
  await expect(strip).toContainText('Part 2 is playing', { timeout: 30_000 });
  await context.setOffline(false);
});
