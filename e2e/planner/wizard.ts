import type { Locator } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { chooseExamDay, dayButton, openWizard, pastDaysOfThisMonth, todayInShanghai } from '../support/plan.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

/** How far down the screen it stands. */
const placeOf = async (button: Locator): Promise<number> => Math.round((await button.boundingBox())?.y ?? -1);

test(
  'a first-time learner completes the wizard and finds the plan at home',
  PHONE,
  async ({ page, outbox, isMobile, language }) => {
    const { wizard, plan, today, skills } = WORDS[language];
    await arriveAsNewLearner(page, outbox, { language, path: '/' });
    await openWizard(page, language, isMobile);
    await chooseExamDay(page, language, todayInShanghai(63));
    await choose(page, wizard.takenNo);
    expect(await axe(page, 'planner 1')).toEqual([]);
    await shot(page, `planner-1-${language}`, { fullPage: false });
    // The button stays under the hand from step to step.
    const next = page.getByRole('button', { name: wizard.next });
    const place = await placeOf(next);
    await next.click();

    // The past is not asked of somebody who has none.
    await expect(page.getByRole('radio', { name: wizard.strengths })).toBeChecked();
    await page.getByRole('slider', { name: wizard.targetOverall }).press('ArrowRight');
    await expect(page.getByRole('slider', { name: skills.listening })).toHaveAttribute('aria-valuenow', '7');
    await expect(page.getByRole('slider', { name: skills.writing })).toHaveAttribute('aria-valuenow', '6');
    await choose(page, wizard.balanced);
    await expect(page.getByRole('slider', { name: skills.writing })).toHaveAttribute('aria-valuenow', '6.5');
    expect(await axe(page, 'planner 3')).toEqual([]);
    await shot(page, `planner-3-${language}`, { fullPage: false });
    expect(await placeOf(page.getByRole('button', { name: wizard.generate }))).toBe(place);
    await page.getByRole('button', { name: wizard.generate }).click();

    await expect(page.getByText(plan.not_tested, { exact: true }).first()).toBeVisible();
    expect(await axe(page, 'planner 4')).toEqual([]);
    await shot(page, `planner-4-${language}`, { fullPage: false });
    expect(await placeOf(page.getByRole('button', { name: wizard.complete }))).toBe(place);
    await page.getByRole('button', { name: wizard.complete }).click();

    // The coins of the first plan are named.
    await expect(page.getByText(wizard.saved)).toContainText(language === 'zh' ? /\+\d+ 金币/ : /\+\d+ coins/);
    await expect(page.getByRole('heading', { name: plan.plan })).toBeVisible();
    await expect(page.getByRole('heading', { name: today.today })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: plan.plan })).toBeVisible();
    expect(await axe(page, 'home, with a plan')).toEqual([]);
    await shot(page, `home-planned-${language}`);
  },
);

test('each missing answer is named, and the past cannot be chosen', async ({ page, outbox, isMobile, language }) => {
  const { wizard, kit } = WORDS[language];
  await arriveAsNewLearner(page, outbox, { language, path: '/' });
  await openWizard(page, language, isMobile);
  const next = page.getByRole('button', { name: wizard.next });

  // Tomorrow stands there by default; emptied, it reads "--".
  await page.getByRole('button', { name: kit.clear }).click();
  await expect(page.getByRole('button', { name: wizard.examDate }).first()).toHaveText('--');
  await next.click();
  await expect(page.getByText(wizard.date_missing)).toBeVisible();
  expect(await axe(page, 'planner 1, no day')).toEqual([]);
  await shot(page, `planner-missing-${language}`, { fullPage: false });

  await page.getByRole('button', { name: wizard.examDate }).first().click();
  await expect(dayButton(page, language, todayInShanghai())).toBeEnabled();
  // Esc closes the calendar and nothing else.
  await page.keyboard.press('Escape');
  await expect(dayButton(page, language, todayInShanghai())).toHaveCount(0);
  await expect(page.getByText(wizard.taken)).toBeVisible();
  await page.getByRole('button', { name: wizard.examDate }).first().click();
  // On the first of a month no past day is shown: the button to earlier months is disabled on every day.
  await expect(page.getByRole('button', { name: kit.earlierMonth })).toBeDisabled();
  for (const day of pastDaysOfThisMonth()) await expect(dayButton(page, language, day)).toBeDisabled();
  await dayButton(page, language, todayInShanghai()).click();
  // Whoever has not booked yet says about when.
  const examDay = page.getByRole('button', { name: wizard.examDate }).first();
  const chosen = await examDay.textContent();
  await page.getByRole('button', { name: language === 'zh' ? '2 个月后' : 'In 2 months' }).click();
  await expect(examDay).not.toHaveText(chosen ?? '');
  await expect(examDay).not.toHaveText('--');

  await next.click();
  await expect(page.getByText(wizard.history_missing)).toBeVisible();
  await choose(page, wizard.takenYes);
  await expect(page.getByText(wizard.history_missing)).toHaveCount(0);
  await next.click();

  // No score is entered yet: the overall is not known.
  await expect(page.getByText('?', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(wizard.pastNone)).toBeVisible();
  expect(await axe(page, 'planner 2')).toEqual([]);
  await shot(page, `planner-2-${language}`, { fullPage: false });
});

/** A mock test takes three hours: its scores are given here. */
const MOCK = {
  score: 6.5,
  listening_score: 6.5,
  reading_score: 7.5,
  writing_score: 6,
  speaking_score: 5,
  taken_at: 1_790_000_000,
};

test('an experienced learner takes over the mock scores, and may also decline them', async ({ page, outbox }) => {
  const { wizard, skills } = WORDS.zh;
  await page.route('**/api/exam/get-simulate-exam-last-score', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: MOCK } }),
  );
  await arriveAsNewLearner(page, outbox, { path: '/ielts-planner' });
  await page.getByRole('button', { name: wizard.startNow }).click();
  await choose(page, wizard.takenYes);
  const next = page.getByRole('button', { name: wizard.next });
  // Asked in its place among the other questions; without an answer nobody goes on.
  await expect(page.getByRole('group', { name: wizard.mockTitle })).toBeVisible();
  await next.click();
  // In view as well, wherever the page was scrolled to.
  await expect(page.getByText(wizard.mock_missing)).toBeInViewport();
  expect(await axe(page, 'planner, mock question')).toEqual([]);
  await shot(page, 'planner-mock-question', { fullPage: false });

  await choose(page, wizard.mockYes);
  await next.click();
  const score = (skill: string) =>
    page.getByRole('combobox', { name: skill }).or(page.getByLabel(skill, { exact: true }));
  await expect(score(skills.listening).first()).toHaveValue(/6\.5/);
  await expect(score(skills.reading).first()).toHaveValue(/7\.5/);
  await expect(page.getByText(wizard.pastWhole)).toBeVisible();

  // "First time" forgets them again.
  await page.getByRole('button', { name: wizard.back }).click();
  await choose(page, wizard.takenNo);
  await next.click();
  await expect(page.getByText(wizard.noLastTime).first()).toBeVisible();
});

test('a reload in the middle of step 3 keeps every answer; reset forgets them', async ({ page, outbox, isMobile }) => {
  const { wizard, skills } = WORDS.zh;
  await arriveAsNewLearner(page, outbox, { path: '/ielts-planner' });
  if (!isMobile) await page.getByRole('button', { name: wizard.startNow }).click();
  await choose(page, wizard.takenNo);
  await choose(page, /90/);
  await page.getByRole('button', { name: wizard.next }).click();
  const speaking = page.getByRole('slider', { name: skills.speaking });
  await speaking.press('End');
  await expect(speaking).toHaveAttribute('aria-valuenow', '9');

  await page.reload();
  await expect(speaking).toHaveAttribute('aria-valuenow', '9');
  await page.getByRole('button', { name: wizard.generate }).click();
  await page.getByRole('button', { name: wizard.reset }).click();
  await expect(page.getByRole('radio', { name: wizard.takenNo })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: /60/ })).toBeChecked();
});

test('however often the button is pressed, the plan is saved once and the user is asked for again', async ({
  page,
  outbox,
  isMobile,
}) => {
  const { wizard, plan } = WORDS.zh;
  await arriveAsNewLearner(page, outbox, { path: '/ielts-planner' });
  if (!isMobile) await page.getByRole('button', { name: wizard.startNow }).click();
  await choose(page, wizard.takenNo);
  await page.getByRole('button', { name: wizard.next }).click();
  await page.getByRole('button', { name: wizard.generate }).click();
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/update-learning-plan')) saves.push(request.postData() ?? '');
  });
  // The first is still under way when it is pressed again.
  let letThrough = () => {};
  const pressed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/student/update-learning-plan', async (route) => {
    await pressed;
    await route.continue();
  });
  const refetched = page.waitForRequest('**/api/student/get-info');
  const complete = page.getByRole('button', { name: wizard.complete });
  await complete.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press++) button.click();
  });
  await expect.poll(() => saves.length).toBeGreaterThan(0);
  letThrough();
  await refetched;
  // The wizard's last step has a plan and a way to change it as well: home is there when that step is gone.
  await expect(complete).toHaveCount(0);
  await expect(page.getByRole('heading', { name: plan.plan })).toBeVisible();
  expect(saves).toHaveLength(1);
  expect(JSON.parse(saves[0]!)).toMatchObject({ is_ielts: 2, target_score: 6, past_score_listen: -1 });

  // A finished plan is opened at the exam date, not at the intro.
  await page.getByRole('button', { name: isMobile ? plan.adjustShort : plan.adjust }).click();
  await expect(page.getByText(wizard.taken)).toBeVisible();
  await expect(page.getByRole('button', { name: wizard.back })).toHaveCount(0);
});

test('a refused save says that the update failed, keeps the plan, and can be sent again', async ({
  page,
  outbox,
  isMobile,
  guard,
}) => {
  guard.expectError(/503/);
  const { wizard, plan } = WORDS.zh;
  await arriveAsNewLearner(page, outbox, { path: '/ielts-planner' });
  if (!isMobile) await page.getByRole('button', { name: wizard.startNow }).click();
  await choose(page, wizard.takenNo);
  await page.getByRole('button', { name: wizard.next }).click();
  await page.getByRole('button', { name: wizard.generate }).click();
  const refusal = { code: 503, error: 'database_away', msg: '服务暂时没有响应，请稍后再试', data: null };
  await page.route('**/api/student/update-learning-plan', (route) => route.fulfill({ status: 503, json: refusal }), {
    times: 1,
  });
  await page.getByRole('button', { name: wizard.complete }).click();
  await expect(page.getByText(wizard.saveFailed)).toBeVisible();
  await page.getByRole('button', { name: wizard.complete }).click();
  await expect(page.getByRole('heading', { name: plan.plan })).toBeVisible();
});
