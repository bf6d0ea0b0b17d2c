import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { arriveAsGuest, arriveAsNewLearner } from '../support/learner.ts';
import { ANSWER_MS, firstTopic, PATIENCE, recordId, type Sitting, sittingOf, test } from '../support/microphone.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { LONG } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

const key = (page: Page): Locator => page.locator('[data-recorder]');
const stage = (page: Page, name: string): Locator => page.locator(`[data-stage="${name}"]`).first();

/** One answer by the keyboard alone: R begins, three, two, one, and R ends it. */
async function answerNow(page: Page, talk = () => page.waitForTimeout(ANSWER_MS)): Promise<void> {
  await expect(stage(page, 'ready')).toBeVisible();
  await page.keyboard.press('KeyR');
  await expect(key(page)).toHaveAttribute('data-recorder', 'recording');
  await talk();
  await page.keyboard.press('KeyR');
  await expect(page.locator('[data-answered]')).toBeVisible();
}

/** What the page names as the sound of a sample is really sent to this learner, in parts as a player asks for it. */
async function samplesAreHeard(page: Page, id: number): Promise<void> {
  type Help = { questions: { samples: { audio_url: string }[] }[] };
  const { help } = await call<{ help: Help }>(page, 'speaking/get-topic', { id, part: 1 });
  const urls = help.questions.flatMap(({ samples }) => samples.flatMap(({ audio_url }) => audio_url || []));
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) {
    const answer = await page.request.get(url, { headers: { range: 'bytes=0-99' } });
    expect([answer.status(), answer.headers()['content-type']], url).toEqual([206, 'audio/mpeg']);
  }
}

test(
  'part 1 from the topics to its report: an answer outlives a reload, the price stands before the press',
  LONG,
  async ({ page, browser, language, context, outbox }) => {
    const { speaking, sharing } = WORDS[language];
    await context.grantPermissions(['microphone']);
    await arriveAsNewLearner(page, outbox, { language, path: '/speaking' });
    await expect(page.locator('[data-suggestion]')).toBeVisible();
    await expect(page.locator('[data-topic]').first()).toBeVisible();
    expect(await axe(page, 'speaking')).toEqual([]);
    await shot(page, `speaking-${language}`);

    const topic = await firstTopic(page, 1);
    await page.goto(`/#/speaking-practice/1/${topic}`);
    await page.getByRole('button', { name: speaking.sitting.start, exact: true }).click();
    await answerNow(page);
    expect(await axe(page, 'speaking, answered')).toEqual([]);
    await shot(page, `speaking-answered-${language}`, { fullPage: false });

    // The answer is the server's, whatever happens to this page.
    await expect
      .poll(async () => (await sittingOf(page)).answers.filter(({ state }) => state === 'done').length)
      .toBe(1);
    await page.reload();
    // A browser that lets a page speak only after a press shows the gate first.
    const [gate, second] = [
      page.getByRole('button', { name: speaking.sitting.goOn, exact: true }),
      page.locator('[data-order="1020"]'),
    ];
    await expect(gate.or(second).first()).toBeVisible();
    if (await gate.isVisible()) await gate.click();
    await expect(second).toBeVisible();
    await page.getByRole('button', { name: speaking.sitting.leave, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: speaking.sitting.leaveFinish }).click();

    await expect(page.locator('[data-offer]')).toContainText(speaking.report.refundRule);
    expect(await axe(page, 'speaking, offer')).toEqual([]);
    await page.getByRole('button', { name: speaking.report.requestTry }).click();
    await expect(page.locator('[data-report]')).toBeVisible(PATIENCE);
    await expect(page.locator('[data-word]').first()).toBeVisible();
    // A few seconds are no minute: a transcript, and no band that nobody could defend.
    await expect(page.locator('[data-band="none"]')).toBeVisible();
    expect(await axe(page, 'speaking report')).toEqual([]);
    await shot(page, `speaking-report-${language}`);
    await page.locator('[data-word]').nth(1).click();
    await expect(page.getByRole('button', { name: speaking.report.pause, exact: true })).toBeVisible();
    await samplesAreHeard(page, topic);

    // Kept as a file, and shown to somebody who has no account: words, no voice, until it is taken back.
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: sharing.pdf, exact: true }).click();
    expect(
      readFileSync(await (await saved).path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await page.getByRole('button', { name: sharing.share, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: sharing.title });
    await expect(dialog).toContainText(speaking.report.shareSentence);
    await dialog.getByRole('button', { name: sharing.create }).click();
    const link = await dialog.getByRole('textbox', { name: sharing.link }).inputValue();
    expect(await axe(page, 'sharing a speaking report')).toEqual([]);
    const stranger = await browser.newContext({ viewport: page.viewportSize() });
    const other = await stranger.newPage();
    await other.goto(link);
    await expect(other.locator('[data-report="shared"]')).toBeVisible();
    await expect(other.locator('[data-word]').first()).toBeVisible();
    await expect(other.getByText(/录音没有分享|was not shared/)).toBeVisible();
    await expect(other.locator('audio, button[data-word]')).toHaveCount(0);
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await axe(other, 'a shared speaking report')).toEqual([]);
    await shot(other, `shared-speaking-${language}`);
    await dialog.getByRole('button', { name: sharing.revoke }).click();
    await expect(dialog.getByRole('button', { name: sharing.create })).toBeVisible();
    await other.reload();
    await expect(other.getByText(/看不了了|cannot be read/)).toBeVisible();
    await stranger.close();

    await page.goto('/#/history/speaking/1');
    await expect(page.locator(`a[href*="/speaking_report/practice/"]`).first()).toBeVisible();
  },
);

test('part 2 with a cut network: the talk is kept on the device and handed in when the network is back', async ({
  page,
  language,
  context,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED/);
  const { sitting } = WORDS[language].speaking;
  await context.grantPermissions(['microphone']);
  await arriveAsGuest(page, { language });
  await page.goto(`/#/speaking-practice/2/${await firstTopic(page, 2)}`);
  await page.getByRole('button', { name: sitting.start, exact: true }).click();
  await expect(stage(page, 'preparing')).toBeVisible();
  await page.getByRole('textbox', { name: sitting.notes }).fill('my aunt, nurse');
  expect(await axe(page, 'speaking, preparing')).toEqual([]);
  await shot(page, `speaking-part2-${language}`, { fullPage: false });
  await expect.poll(async () => (await sittingOf(page)).notes).toBe('my aunt, nurse');

  await context.setOffline(true);
  await page.getByRole('button', { name: sitting.startTalking }).click();
  // Somebody looks at another tab meanwhile: the recording goes on.
  await answerNow(page, async () => {
    const other = await context.newPage();
    await other.bringToFront();
    await page.waitForTimeout(ANSWER_MS);
    await other.close();
    await page.bringToFront();
  });
  await expect(page.getByText(sitting.sendingMine)).toBeVisible();
  await page.getByRole('button', { name: sitting.leave, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: sitting.leaveFinish }).click();
  await expect(page.getByText(sitting.waitingSentence)).toBeVisible();
  const id = recordId(page);
  await context.setOffline(false);
  await expect(page.locator('[data-offer]')).toBeVisible();
  const { answers } = await call<Sitting>(page, 'speaking/get-sitting', { record_id: id });
  expect(answers.map(({ order, state }) => `${order} ${state}`)).toEqual(['2010 done']);
  expect(answers[0]!.seconds).toBeGreaterThan(3);
});

test('a microphone that is not allowed: what to do is told before and during a sitting', async ({
  page,
  language,
  context,
}) => {
  const { sitting, deniedSentence } = WORDS[language].speaking;
  await context.grantPermissions([]);
  await arriveAsGuest(page, { language });
  await page.goto(`/#/speaking-practice/3/${await firstTopic(page, 3)}`);
  await page.getByRole('button', { name: sitting.checkStart }).click();
  await expect(page.locator('[data-trouble="denied"]')).toContainText(deniedSentence);
  expect(await axe(page, 'speaking, start, denied')).toEqual([]);
  await page.getByRole('button', { name: sitting.start, exact: true }).click();
  await expect(stage(page, 'ready')).toBeVisible();
  await page.keyboard.press('KeyR');
  await expect(page.locator('[data-trouble="denied"]')).toContainText(deniedSentence);
  await expect(key(page)).toHaveAttribute('data-recorder', 'closed');
});
