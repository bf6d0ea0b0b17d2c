import { readFileSync } from 'node:fs';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAs, arriveAsGuest } from '../support/learner.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';
import { questionId } from '../support/writing.ts';

/** Studying a question instead of writing at once, and what can be done with a report. */

test('a question is taken apart, its essays are compared, and one is learnt with gaps', async ({ page, language }) => {
  const { essayStart, questionReview, modelText } = WORDS[language];
  await arriveAsGuest(page, { language });
  const id = await questionId(page, 2, 'group projects');
  // As a learner comes: from the question's own page.
  await page.goto(`/#/essay/${id}`);
  await page.getByRole('link', { name: essayStart.review }).click();
  await expect(page.getByRole('heading', { name: questionReview.asks })).toBeVisible();
  expect(await axe(page, 'question review')).toEqual([]);
  await shot(page, 'question-review');

  await page.getByRole('link', { name: questionReview.readModels }).click();
  await expect(page.getByRole('radio', { name: /(7 分范文|band 7)$/ })).toBeChecked();
  await page.getByRole('radio', { name: /(^8 分范文|band 8)$/ }).check({ force: true });
  await expect(page.getByText(/8 分比|What 8 has/)).toBeVisible();
  await page
    .getByRole('button', { name: /^(第 1 条说明|Note 1)$/ })
    .first()
    .click();
  expect(await axe(page, 'a model essay')).toEqual([]);
  await shot(page, 'model-essay');

  await page.getByRole('button', { name: modelText.learn }).click();
  const gap = page.getByRole('textbox', { name: /^(第 1 空|Gap 1)$/ });
  await gap.fill('nothing like it');
  await gap.blur();
  await expect(page.getByText(/还不对|Not yet/).first()).toBeVisible();
  expect(await axe(page, 'an essay with gaps')).toEqual([]);
  await shot(page, 'model-essay-cloze');
  // An essay that is not for learning says so, instead of losing its gaps without a word.
  await page.getByRole('radio', { name: /(^6 分范文|band 6)$/ }).check({ force: true });
  await expect(page.getByText(/6 分的范文用来看差在哪里|The band 6 essay shows what is missing/)).toBeVisible();
});

test('ideas are thought of alone, compared, made into a plan, and the plan goes into the editor', async ({
  page,
  language,
}) => {
  const { ideas, essayEditor } = WORDS[language];
  await arriveAsGuest(page, { language });
  const id = await questionId(page, 2, 'group projects');
  await page.goto(`/#/writing-ideas/${id}/2`);
  await page.getByLabel(ideas.idea, { exact: true }).fill('Effort without reward');
  await page.getByLabel(ideas.because, { exact: true }).fill('lazy people gain');
  await page.getByRole('button', { name: ideas.add, exact: true }).click();
  await expect(page.getByText('Effort without reward')).toBeVisible();
  expect(await axe(page, 'thinking alone')).toEqual([]);
  await shot(page, 'ideas-alone');
  await page.getByRole('button', { name: ideas.compare }).click();
  // Until the other ideas are there the button that takes mine away still stands beside it.
  await expect(page.getByRole('button', { name: ideas.compare })).toBeHidden();
  await page.getByRole('button', { name: /Effort without reward/, pressed: false }).click();
  await page.getByRole('button', { pressed: false }).filter({ hasText: ideas.because }).last().click();
  expect(await axe(page, 'the ideas board')).toEqual([]);
  await shot(page, 'ideas-board');
  await page.getByRole('button', { name: /^(带着提纲去写|Write from this plan|去写|Write)$/ }).click();
  await expect(page).toHaveURL(/writing-task-2\/\d+$/);
  const record = Number(/(\d+)$/.exec(page.url())?.[1]);
  const { outline } = await call<{ outline: string }>(page, 'exercise/get-essay-record-info', { id: record });
  expect(outline).toContain('Effort without reward');
  expect(essayEditor.essay).toBeTruthy();
});

test('a sentence is hinted at, checked and kept', async ({ page, language }) => {
  const { segmented } = WORDS[language];
  await arriveAsGuest(page, { language });
  const id = await questionId(page, 1, 'coffee');
  await page.goto(`/#/segmented/${id}/1`);
  const field = page.getByRole('textbox', { name: segmented.yourSentence });
  await field.fill('The diagram illustrates how used coffee grounds is made into fire logs and compost.');
  await field.press('Enter');
  await expect(page.getByText(segmented.model)).toBeVisible();
  await page.getByRole('button', { name: segmented.showHint.replace('{hint}', segmented.hint_letters) }).click();
  await expect(page.getByText('T… d…', { exact: false })).toBeVisible();
  expect(await axe(page, 'segmented writing')).toEqual([]);
  await shot(page, 'segmented');
  await page.reload();
  await page
    .getByRole('button', { name: /^(第 1 句|Sentence 1),?/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: segmented.yourSentence })).toHaveValue(/coffee grounds is made/);
});

test('an own question is refused with a reason, then used; an own title becomes an honest plan, one of the bank its essays', async ({
  page,
  language,
}) => {
  const { ownQuestion, flow } = WORDS[language];
  // A member pays nothing: the demo learner's coins belong to other journeys.
  await arriveAs(page, 'vip', { language });
  await page.goto('/#/writing-feedback-task-1');
  await page.getByText('Task 2', { exact: true }).click();
  const field = page.getByLabel(ownQuestion.prompt);
  await field.fill('I went to the market and bought three apples and a pear.');
  await page.getByRole('button', { name: ownQuestion.check }).click();
  await expect(page.getByText(ownQuestion.refused)).toBeVisible();
  expect(await axe(page, 'an own question')).toEqual([]);
  await shot(page, 'own-question');
  await field.fill('Some people think that museums should be free. To what extent do you agree or disagree?');
  await page.getByRole('button', { name: ownQuestion.check }).click();
  await page.getByRole('button', { name: ownQuestion.write }).click();
  await expect(page).toHaveURL(/writing-task-2\/\d+$/);

  await page.goto('/#/model-essay');
  await expect(page.getByRole('heading', { name: flow.title })).toBeVisible();
  await page.getByLabel(flow.subject).fill('Should every town close its centre to private cars at the weekend?');
  await page.getByRole('button', { name: /下一步|Next/ }).click();
  await expect(page.getByRole('heading', { name: flow.ideaHeading })).toBeVisible();
  await page.getByLabel(flow.positionOwn).fill('Yes, with good buses');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox').nth(1).check();
  expect(await axe(page, 'ideas of a model essay')).toEqual([]);
  await shot(page, 'model-flow-idea');
  await page.getByRole('button', { name: /下一步|Next/ }).click();
  await page.getByRole('button', { name: /下一步|Next/ }).click();
  await page.getByRole('button', { name: flow.create, exact: true }).last().click();
  await expect(page.getByText(flow.planHonest)).toBeVisible();
  expect(await axe(page, 'a plan')).toEqual([]);
  await shot(page, 'model-flow-plan');

  // A title of the bank, however it is typed, leads to the essays that were written for it.
  await page.goto('/#/model-essay');
  const known = await call<{ list: { content: string }[] }>(page, 'writing/get-task2-search-list', {
    content: 'group projects',
  });
  await page.getByLabel(flow.subject).fill(`  ${known.list[0]?.content.toUpperCase() ?? ''} `);
  for (const step of [flow.step_idea, flow.step_requirement, flow.step_create])
    await page.getByRole('button', { name: flow.next.replace('{step}', step) }).click();
  await expect(page.getByText(flow.fromBank)).toBeVisible();
  await page.getByRole('button', { name: flow.create, exact: true }).last().click();
  await expect(page).toHaveURL(/writing-sample\/\d+$/);
  await expect(page.getByRole('radio', { name: /(7 分范文|band 7)$/ })).toBeChecked();
});

test('a report is shared with somebody who has no account, until the link is taken back, and kept as a PDF', async ({
  page,
  browser,
  language,
}) => {
  const { sharing } = WORDS[language];
  // The demo learner has reports, so nothing need be scored here.
  await arriveAs(page, 'learner', { language });
  const scored = await call<{ list: { id: number }[] }>(page, 'exercise/get-big-essay-record-list', { status: 3 });
  await page.goto(`/#/writing-feedback-task-2/${scored.list.at(-1)?.id}`);
  await expect(page.locator('[data-essay] p').first()).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: sharing.pdf, exact: true }).click();
  const pdf = readFileSync(await (await saved).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(20_000);

  await page.getByRole('button', { name: sharing.share, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: sharing.title });
  await dialog.getByRole('button', { name: sharing.create }).click();
  const link = await dialog.getByRole('textbox', { name: sharing.link }).inputValue();
  expect(await axe(page, 'sharing a report')).toEqual([]);

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(link);
  await expect(other.locator('[data-essay] p').first()).toBeVisible();
  expect(await axe(other, 'a shared report')).toEqual([]);
  await shot(other, 'shared-essay');
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await dialog.getByRole('button', { name: sharing.revoke }).click();
  await expect(dialog.getByRole('button', { name: sharing.create })).toBeVisible();
  await other.reload();
  await expect(other.getByText(/看不了了|cannot be read/)).toBeVisible();
  await stranger.close();
});
