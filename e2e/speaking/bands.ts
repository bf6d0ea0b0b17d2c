import { questionsOf } from '../../packages/core/src/speaking/interview.ts';
import { axe } from '../support/axe.ts';
import { expect } from '../support/fixtures.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import {
  ANSWER_MS,
  firstTopic,
  PATIENCE,
  pieceOfTalk,
  SILENCE,
  sayElsewhere,
  sittingOf,
  test,
} from '../support/microphone.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { LONG } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

test(
  'a whole speaking test: the examiner leads, a reload goes on in part 3, and it ends in the bands of a mock',
  LONG,
  async ({ page, language, context, outbox }) => {
    test.slow();
    const { sitting, report } = WORDS[language].speaking;
    await context.grantPermissions(['microphone']);
    await arriveAsNewLearner(page, outbox, { language });
    await page.goto(`/#/speaking-practice/0/${await firstTopic(page, 0)}`);
    const start = page.getByRole('button', { name: sitting.start, exact: true });
    await expect(start).toBeDisabled();
    await page.getByRole('button', { name: sitting.checkStart }).click();
    await expect(page.locator('[data-microphone="good"]')).toBeVisible();
    await start.click();
    // Nobody presses anything: the examiner has asked, and it records.
    await expect(page.locator('[data-recorder="recording"]')).toBeVisible(PATIENCE);
    await shot(page, `speaking-exam-${language}`, { fullPage: false });
    await page.waitForTimeout(ANSWER_MS);
    await page.getByRole('button', { name: sitting.finishAnswer }).click();
    await expect.poll(async () => (await sittingOf(page)).answers.length).toBeGreaterThan(0);
    // What was said cannot be said again, and there is no help.
    await expect(page.getByRole('button', { name: sitting.again, exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: sitting.help, exact: true })).toHaveCount(0);

    // The talk and most of part 3 are said elsewhere, as fast as they can be sent; then this page is opened again.
    const { set, record_id } = await sittingOf(page);
    const discussion = questionsOf(set).filter(({ part }) => part === 3);
    await sayElsewhere(page, { record_id, order: 2010 }, await pieceOfTalk());
    for (const { order } of discussion.slice(0, -1)) await sayElsewhere(page, { record_id, order }, SILENCE);
    await page.reload();
    const last = page.locator(`[data-order="${discussion.at(-1)!.order}"]`);
    const gate = page.getByRole('button', { name: sitting.goOn, exact: true });
    await expect(gate.or(last).first()).toBeVisible();
    if (await gate.isVisible()) await gate.click();
    await expect(last).toBeVisible();
    await expect(page.locator('[data-recorder="recording"]')).toBeVisible(PATIENCE);
    await page.waitForTimeout(ANSWER_MS);
    await page.getByRole('button', { name: sitting.finishAnswer }).click();

    await page.getByRole('button', { name: report.requestTry }).click(PATIENCE);
    await expect(page.locator('[data-report]')).toBeVisible(PATIENCE);
    expect(page.url()).toContain('/mock_speaking/');
    // Enough was said for a band; the plan and the mock scores have the same one.
    const { report: told } = await call<{ report: { overall: { band: number } } }>(page, 'speaking/get-report', {
      record_id,
    });
    expect(told.overall.band).toBeGreaterThanOrEqual(4);
    await expect(page.locator('[data-band="none"]')).toHaveCount(0);
    const scores = await call<{ speaking_score: number }>(page, 'exam/get-simulate-exam-last-score', {});
    expect(scores.speaking_score).toBe(told.overall.band);
    expect(await axe(page, 'speaking, report of a whole test')).toEqual([]);
    await shot(page, `speaking-mock-report-${language}`);
    await page.goto('/#/history/mock_test/1');
    await expect(page.locator('a[href*="/mock_speaking/"]').first()).toBeVisible();
  },
);
