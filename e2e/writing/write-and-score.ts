import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsGuest, arriveAsNewLearner, newMobile, registerBySms } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';
import {
  beginEssay,
  ESSAY,
  essayField,
  openOffer,
  questionId,
  recordId,
  storedEssay,
  writtenDraft,
} from '../support/writing.ts';

const SAVES = '**/api/exercise/save-essay-record-info';
const MINUTE_MS = 60_000;

test(
  'a guest writes, logs in, keeps the draft, is scored for free and opens the feedback',
  PHONE,
  async ({ page, language, outbox }) => {
    const { essayEditor, essayScoring } = WORDS[language];
    await arriveAsGuest(page, { language });
    await beginEssay(page, { task: 2, id: await questionId(page, 2, 'essential jobs'), as: 'guest' }, language);
    const essay = await essayField(page, language);
    await essay.fill(ESSAY);
    await expect(page.getByText(essayEditor.enough)).toBeVisible();
    expect(await axe(page, 'the essay editor')).toEqual([]);
    await shot(page, 'essay-editor', { fullPage: false });
    const record = recordId(page);
    await expect.poll(() => storedEssay(page, record)).toBe(ESSAY);

    const offer = await openOffer(page, language);
    await offer.getByRole('link', { name: essayScoring.logIn }).click();
    // The address follows the paint; only with it does the log-in know where to lead back.
    await expect(page).toHaveURL(/login/);
    await registerBySms(page, language, newMobile(), outbox);
    await expect(page).toHaveURL(new RegExp(`writing-task-2/${record}$`));
    await expect(await essayField(page, language)).toHaveValue(ESSAY);

    const price = await openOffer(page, language);
    await expect(price.getByText(essayScoring.refundRule)).toBeVisible();
    expect(await axe(page, 'the price of a scoring')).toEqual([]);
    // Pressed twice by an impatient thumb; it is one scoring, and the second press finds nothing to press.
    await price.getByRole('button', { name: essayScoring.scoreTry }).dblclick();
    await expect(page).toHaveURL(new RegExp(`writing-feedback-task-2/${record}$`));
  },
);

test('the network is away while somebody writes for ten minutes: everything is kept, and arrives afterwards', async ({
  page,
  context,
  guard,
  language,
  outbox,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|network/i);
  const { offlineEssay, offlineShort } = WORDS[language].player;
  const offline = language === 'zh' ? offlineEssay : offlineShort;
  await page.clock.install();
  await arriveAsNewLearner(page, outbox, { language, path: '/' });
  await beginEssay(page, { task: 1, id: await questionId(page, 1, 'museums') }, language);
  const essay = await essayField(page, language);
  await essay.fill('Before the network went.');
  await expect.poll(() => storedEssay(page)).toBe('Before the network went.');

  await context.setOffline(true);
  await essay.fill(ESSAY);
  await expect(page.getByText(offline)).toBeVisible();
  for (let minute = 0; minute < 10; minute += 1) await page.clock.runFor(MINUTE_MS);
  await essay.press('Control+End');
  await essay.pressSequentially(' The end.');
  await context.setOffline(false);
  await expect.poll(() => storedEssay(page)).toBe(`${ESSAY} The end.`);

  // Steps back survive a reload, and what they bring back is saved like anything typed.
  await page.reload();
  await expect(essay).toHaveValue(`${ESSAY} The end.`);
  await essay.press('Control+z');
  await expect(essay).toHaveValue(`${ESSAY} The `);
  await expect.poll(() => storedEssay(page)).toBe(`${ESSAY} The `);

  // Typed in the very tick in which the page goes, while nothing reaches the server: this device has kept it.
  await page.route(SAVES, (route) => route.abort());
  await essay.evaluate((field: HTMLTextAreaElement) => {
    field.value += 'last words.';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    location.reload();
  });
  await expect(page.getByText(offline)).toBeVisible();
  await expect(essay).toHaveValue(`${ESSAY} The last words.`);
  await page.unroute(SAVES);
  await expect.poll(() => storedEssay(page)).toBe(`${ESSAY} The last words.`);
});

test('a second tab looks on; another device writes on: both texts are shown, the learner chooses', async ({
  page,
  context,
  browser,
  server,
  outbox,
}) => {
  const { essayEditor, player } = WORDS.zh;
  await arriveAsNewLearner(page, outbox, { path: '/' });
  await beginEssay(page, { task: 2, id: await questionId(page, 2, 'essential jobs') }, 'zh');
  const essay = await essayField(page, 'zh');
  await essay.fill('Written here.');
  await expect.poll(() => storedEssay(page)).toBe('Written here.');

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText(essayEditor.elsewhere)).toBeVisible();
  await essay.fill('Written here, and watched there.');
  await expect(await essayField(second, 'zh')).toHaveValue('Written here, and watched there.');
  await second.close();
  await expect.poll(() => storedEssay(page)).toBe('Written here, and watched there.');

  // The same learner at another computer, with a browser of its own.
  const elsewhere = await browser.newContext({ baseURL: server.url, storageState: await context.storageState() });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await (await essayField(other, 'zh')).fill('Written on the other computer.');
  await expect.poll(() => storedEssay(other)).toBe('Written on the other computer.');

  await essay.fill('Written on the first one.');
  await page.getByRole('button', { name: player.takeOver }).click();
  const choice = page.getByRole('dialog', { name: essayEditor.clashTitle });
  await expect(choice.getByText('Written on the first one.')).toBeVisible();
  await expect(choice.getByText('Written on the other computer.')).toBeVisible();
  expect(await axe(page, 'two texts of one essay')).toEqual([]);
  await choice.getByRole('button', { name: essayEditor.clashMine }).click();
  await expect.poll(() => storedEssay(page)).toBe('Written on the first one.');
  await elsewhere.close();
});

test('an exam has no help, refuses what is too long, and hands in by itself when the time is up', async ({
  page,
  variant,
  outbox,
}) => {
  const { essayEditor, essayScoring, player } = WORDS.zh;
  await page.clock.install();
  const { url, setAhead } = await variant();
  await arriveAsNewLearner(page, outbox);
  await beginEssay(page, { task: 1, id: await questionId(page, 1, 'museums'), mode: 'exam', at: url }, 'zh');
  const essay = await essayField(page, 'zh');
  await expect(essay).toHaveAttribute('spellcheck', 'false');
  await expect(page.getByRole('tab', { name: essayEditor.phrases })).toHaveCount(0);
  await essay.fill('The chart shows');
  await essay.fill('x'.repeat(20_001));
  await expect(page.getByText(essayEditor.tooLong)).toBeVisible();
  await expect(essay).toHaveValue('The chart shows');

  const almostOver = 19.5 * MINUTE_MS;
  await setAhead(almostOver);
  await page.clock.fastForward(almostOver);
  await expect(page.getByRole('timer')).toContainText(/00:[0-2]\d/);
  await essay.fill('The chart shows incomes.');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 0.5 * MINUTE_MS);
  await expect(page.getByText(player.timeUp)).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(essayEditor.handedInTitle) })).toBeVisible();
  await expect(page.getByText('The chart shows incomes.')).toBeVisible();
  await expect(page.getByRole('button', { name: essayScoring.scoreTry })).toBeVisible();
});

test('without coins the price says so, keeps the essay, and leads to coins and to the membership', async ({
  page,
  language,
  variant,
  outbox,
}) => {
  const { essayScoring } = WORDS[language];
  const { url } = await variant({ FREE_AI_TRIES: '0' });
  await arriveAsNewLearner(page, outbox, { language, at: url });
  const record = await writtenDraft(page, await questionId(page, 2, 'essential jobs'));
  await page.goto(`${url}/#/writing-task-2/${record}`);
  const offer = await openOffer(page, language);
  await expect(offer.getByText(essayScoring.noCoins)).toBeVisible();
  await expect(offer.getByRole('link', { name: essayScoring.earn })).toBeVisible();
  expect(await axe(page, 'a scoring without coins')).toEqual([]);
  await shot(page, `no-coins-${language}`, { fullPage: false });
  await offer.getByRole('link', { name: essayScoring.member }).click();
  await expect(page).toHaveURL(/profile\/vip/);
  expect(await storedEssay(page, record)).toBe(ESSAY);
});
