import { createRoute } from '@tanstack/react-router';
import { deepPractice } from '../page/page-facts.ts';
import { soon } from './page.ts';
import { getParentRoute } from './root.ts';
import { oneOf, paramRules, positiveId } from './route-params.ts';
import { topicSearch } from './route-search.ts';

const task = oneOf(1, 2);
const withRecord = paramRules({ id: positiveId }, { recordId: positiveId });

const topic = { params: paramRules({ id: positiveId }, { type: task }), validateSearch: topicSearch };
const topicOfTask = { params: paramRules({ id: positiveId, type: task }), validateSearch: topicSearch };

const feedbackOnTask1 = soon('writing', { name: 'writingFeedback1', ...deepPractice });
const questionReview = soon('writing', { name: 'questionReview', ...deepPractice });

/** Facts of a page that is opened from a list and has no menu entry of its own. */
const opened = { frame: 'menu', menu: null, record: null, guestReminder: false } as const;

/** Writing beside list and editor, and model essays. */
export const writingPages = [
  // writing
  createRoute({ getParentRoute, path: '/writing-feedback-task-1', ...feedbackOnTask1 }),
  createRoute({
    getParentRoute,
    path: '/writing-feedback-task-1/$id/{-$recordId}',
    params: withRecord,
    ...feedbackOnTask1,
  }),
  createRoute({
    getParentRoute,
    path: '/writing-feedback-task-2/{-$recordId}',
    params: paramRules({}, { recordId: positiveId }),
    ...soon('writing', { name: 'writingFeedback2', ...deepPractice }),
  }),
  createRoute({ getParentRoute, path: '/question-review/$id/{-$type}', ...topic, ...questionReview }),
  createRoute({ getParentRoute, path: '/question-review-next/$id/{-$type}', ...topic, ...questionReview }),
  createRoute({
    getParentRoute,
    path: '/writing-ideas/$id/$type',
    ...topicOfTask,
    ...soon('writing', { name: 'writingIdeas', ...deepPractice }),
  }),
  createRoute({
    getParentRoute,
    path: '/segmented/$id/$type',
    ...topicOfTask,
    ...soon('writing', { name: 'segmented', ...deepPractice }),
  }),
  createRoute({
    getParentRoute,
    path: '/evaluation/$id/{-$recordId}',
    params: withRecord,
    ...soon('writing', { name: 'evaluation', ...opened }),
  }),

  // model essays
  createRoute({
    getParentRoute,
    path: '/model-essay',
    ...soon('modelEssays', {
      name: 'modelEssay',
      frame: 'menu',
      menu: 'modelEssay',
      record: null,
      guestReminder: false,
    }),
  }),
  createRoute({
    getParentRoute,
    path: '/writing-sample/$paperId',
    params: paramRules({ paperId: positiveId }),
    ...soon('modelEssays', { name: 'writingSample', ...opened }),
  }),
  createRoute({
    getParentRoute,
    path: '/model-essay-result',
    ...soon('modelEssays', { name: 'modelEssayResult', ...opened }),
  }),
  createRoute({
    getParentRoute,
    path: '/sample-essay/$id/{-$recordId}',
    params: withRecord,
    ...soon('modelEssays', { name: 'sampleEssay', ...opened }),
  }),
] as const;
