import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAs, arriveAsNewLearner } from '../support/learner.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';
import { ESSAY, essayField, openOffer, questionId, recordId, storedEssay, writtenDraft } from '../support/writing.ts';

test(
  'the feedback is read, a correction is taken, the second draft is written and the difference is seen',
  PHONE,
  async ({ page, language, outbox }) => {
    const { essayFeedback: words, essayCompare: compare, essayErrors: errors } = WORDS[language];
    await arriveAsNewLearner(page, outbox, { language, path: '/' });
    const paper = await questionId(page, 2, 'essential jobs');
    const first = await writtenDraft(page, paper);
    await waitForScore(page, first);
    await page.goto(`/#/writing-feedback-task-2/${first}`);

    const bands = page.getByRole('region', { name: words.bands, exact: true });
    await expect(bands).toContainText(language === 'zh' ? '估分 · Task 2' : 'Estimated · Task 2');
    await expect(bands.getByRole('region', { name: words.gra })).toContainText(/\d\.\d–\d\.\d/);
    await expect(page.getByText(words.accuracy)).toBeVisible();
    expect(await axe(page, 'the feedback')).toEqual([]);
    await shot(page, `feedback-${language}`);

    // The number behind the words leads to its remark, by the keyboard too.
    const slip = page.locator('ins + [data-number]').first();
    const key = (await slip.getAttribute('data-number')) ?? '';
    await slip.focus();
    await page.keyboard.press('Enter');
    const wide = (page.viewportSize()?.width ?? 0) >= 700;
    const remark = page.locator(wide ? `[data-remark="${key}"]` : `[data-remark-sheet="${key}"]`);
    await remark.getByRole('button', { name: words.take, exact: true }).click();
    await expect(remark.getByRole('button', { name: words.undo })).toBeVisible();
    if (!wide) await page.keyboard.press('Escape');

    // "Write it again" opens a new draft that has the correction in it, with the feedback beside it.
    await page.getByRole('button', { name: words.writeAgain }).click();
    await expect(page).toHaveURL(/writing-task-2\/\d+$/);
    const second = recordId(page);
    expect(second).not.toBe(first);
    const begun = await storedEssay(page, second);
    expect(begun).not.toBe(ESSAY);
    expect(begun.length).toBeLessThan(ESSAY.length + 6);
    const essay = await essayField(page, language);
    const better = begun.replace('an job', 'a job').replace('who finish her', 'who finishes her');
    await essay.fill(`${better} The first homes could be ready within two years.`);
    await expect.poll(() => storedEssay(page, second)).toContain('within two years');
    await waitForScore(page, second);

    await page.goto(`/#/writing-compare/${second}`);
    await expect(page.getByRole('region', { name: compare.movement })).toContainText(/\d\.\d/);
    const texts = page.locator('#compare-panel');
    await expect(texts.locator('ins').filter({ hasText: 'within two years' })).toBeVisible();
    await expect(texts.getByText(compare.mended).first()).toBeVisible();
    await expect(page.getByRole('region', { name: compare.progress }).getByRole('img')).toBeVisible();
    expect(await axe(page, 'two drafts')).toEqual([]);
    await shot(page, `drafts-${language}`);

    // What goes wrong again and again, and the sentence it came from.
    await page.goto('/#/writing-errors');
    const kind = page.locator('[data-kind]').first();
    await kind.getByRole('button').first().click();
    await expect(kind.locator('ins, del').first()).toBeVisible();
    expect(await axe(page, 'errors by kind')).toEqual([]);
    await kind.getByRole('link', { name: errors.practise }).click();
    await expect(page).toHaveURL(/mistakes\?.*skill=writing/);
  },
);

test('a member has a report on a chart scored for nothing, and its numbers are held against the chart', async ({
  page,
  language,
}) => {
  const { essayFeedback: words, essayScoring } = WORDS[language];
  await arriveAs(page, 'vip', { language });
  const paper = await questionId(page, 1, 'museums');
  const { essays } = await call<{ essays: { paragraphs: { text: string }[] }[] }>(page, 'model-essay/get-paper-info', {
    id: paper,
  });
  const report = (essays[0]?.paragraphs ?? []).map(({ text }) => text).join('\n\n');
  const record = await writtenDraft(page, paper, report);
  await page.goto(`/#/writing-task-1/${paper}/${record}`);
  const offer = await openOffer(page, language);
  await expect(offer.getByText(essayScoring.byMember)).toBeVisible();
  await offer.getByRole('button', { name: essayScoring.score, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`writing-feedback-task-1/${paper}/${record}$`));
  const checks = page.getByRole('region', { name: words.figures });
  await expect(checks.getByRole('img').first()).toBeVisible();
  await expect(checks.getByText(words.matches).or(checks.getByText(words.differs)).first()).toBeVisible();
  expect(await axe(page, 'the feedback on a chart')).toEqual([]);
  await shot(page, `feedback-chart-${language}`);
});

async function waitForScore(page: Page, record_id: number): Promise<void> {
  await call(page, 'exercise/essay-scoring', { record_id });
  await expect
    .poll(async () => (await call<{ status: number }>(page, 'exercise/get-essay-scoring-result', { record_id })).status)
    .toBe(3);
}
