import { expect, test } from '../support/fixtures.ts';
import { look, lookAt } from '../support/layout.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { PHONE_ONLY } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';
import { questionId } from '../support/writing.ts';

/** The pages of somebody who studies a question, whose journeys walk at a desk, drawn on a phone. */

test(
  'studying a question fits a phone: review, models, ideas, sentences, an own one',
  PHONE_ONLY,
  async ({ page, outbox }) => {
    const { flow, ideas, modelText, ownQuestion, questionReview, segmented } = WORDS.en;
    await arriveAsNewLearner(page, outbox, { language: 'en' });
    const id = await questionId(page, 2, 'group projects');
    await lookAt(
      page,
      `/question-review/${id}/2`,
      'question review',
      page.getByRole('heading', { name: questionReview.asks }),
    );
    await lookAt(page, `/writing-sample/${id}`, 'a model essay', page.getByRole('radio', { name: /band 7$/ }));
    await page.getByRole('button', { name: modelText.learn }).click();
    await look(page, 'an essay with gaps', page.getByRole('textbox', { name: 'Gap 1' }));
    await page.goto(`/#/writing-ideas/${id}/2`);
    await page.getByLabel(ideas.idea, { exact: true }).fill('Effort without reward');
    await page.getByRole('button', { name: ideas.add, exact: true }).click();
    await look(page, 'thinking alone', page.getByText('Effort without reward'));
    await page.getByRole('button', { name: ideas.compare }).click();
    await expect(page.getByRole('button', { name: ideas.compare })).toBeHidden();
    await look(page, 'the ideas board', page.getByRole('button', { name: /Effort without reward/ }));
    const chart = await questionId(page, 1, 'coffee');
    const sentence = page.getByRole('textbox', { name: segmented.yourSentence });
    await lookAt(page, `/segmented/${chart}/1`, 'segmented writing', sentence);
    await lookAt(page, '/writing-feedback-task-1', 'an own question', page.getByLabel(ownQuestion.prompt));

    await page.goto('/#/model-essay');
    await expect(page.getByRole('heading', { name: flow.title })).toBeVisible();
    await page.getByLabel(flow.subject).fill('Should every town close its centre to private cars at the weekend?');
    await page.getByRole('button', { name: /Next/ }).click();
    await look(page, 'ideas of a model essay', page.getByRole('heading', { name: flow.ideaHeading }));
  },
);
