import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAs, arriveAsGuest, arriveAsNewLearner } from '../support/learner.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';
import { ESSAY, questionId } from '../support/writing.ts';

/** Studying a question instead of writing at once, and what can be done with a report. */

test(
  'a question is taken apart, its essays are compared, and one is learnt with gaps',
  PHONE,
  async ({ page, language }) => {
    const { questionReview, modelText } = WORDS[language];
    await arriveAsGuest(page, { language });
    const id = await questionId(page, 2, 'group projects');
    await page.goto(`/#/question-review/${id}/2?search=university`);
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
  },
);

test(
  'ideas are thought of alone, compared, made into a plan, and the plan goes into the editor',
  PHONE,
  async ({ page, language }) => {
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
  },
);

test('a sentence is hinted at, checked and kept', PHONE, async ({ page, language }) => {
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

test('an own question is refused with a reason, then used; an own title becomes an honest plan', async ({
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
});

test('a report is shared with somebody who has no account, until the link is taken back', async ({
  page,
  browser,
  outbox,
  language,
}) => {
  await arriveAsNewLearner(page, outbox, { language });
  const paper_id = await questionId(page, 2, 'essential jobs');
  const { id: record_id } = await call<{ id: number }>(page, 'exercise/save-essay-record-info', {
    paper_id,
    key: 'learn-journey',
    content: ESSAY,
  });
  await call(page, 'exercise/save-essay-record-info', { id: record_id, content: ESSAY });
  await call(page, 'exercise/essay-scoring', { record_id });
  await expect
    .poll(async () => (await call<{ status: number }>(page, 'exercise/get-essay-scoring-result', { record_id })).status)
    .toBe(3);
  const { encode_id } = await call<{ encode_id: string }>(page, 'writing/create-share-link', { record_id });
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`/#/shared-essay/${encode_id}`);
  await expect(other.getByText('A nurse who', { exact: false }).first()).toBeVisible();
  expect(await axe(other, 'a shared report')).toEqual([]);
  await shot(other, 'shared-essay');
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await call(page, 'writing/revoke-share-link', { record_id });
  await other.reload();
  await expect(other.getByText(/看不了了|cannot be read/)).toBeVisible();
  await stranger.close();
});
