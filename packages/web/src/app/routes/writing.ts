import { createRoute, redirect } from '@tanstack/react-router';
import { soon } from './page.ts';
import { getParentRoute } from './root.ts';
import { oneOf, paramRules, positiveId } from './route-params.ts';
import { topicSearch } from './route-search.ts';

/** Writing and model essays. */
const task = oneOf(1, 2);
const withRecord = paramRules({ id: positiveId }, { recordId: positiveId });
const record = paramRules({ recordId: positiveId });
const writingType = paramRules({}, { type: task });

const topic = { params: paramRules({ id: positiveId }, { type: task }), validateSearch: topicSearch };
const topicOfTask = { params: paramRules({ id: positiveId, type: task }), validateSearch: topicSearch };

export const writingPages = [
  // writing
  createRoute({ getParentRoute, path: '/writing-list-next/{-$type}', params: writingType, ...soon('writingList') }),
  createRoute({ getParentRoute, path: '/writing-list/{-$type}', params: writingType, ...soon('writingList') }),
  createRoute({ getParentRoute, path: '/writing-task-1', beforeLoad: () => toWritingList(1) }),
  createRoute({ getParentRoute, path: '/writing-task-2', beforeLoad: () => toWritingList(2) }),
  createRoute({
    getParentRoute,
    path: '/writing-task-1/$id/{-$recordId}',
    params: withRecord,
    ...soon('writingTask1'),
  }),
  createRoute({ getParentRoute, path: '/writing-task-2/$recordId', params: record, ...soon('writingTask2') }),
  createRoute({ getParentRoute, path: '/writing-feedback-task-1', ...soon('writingFeedback1') }),
  createRoute({
    getParentRoute,
    path: '/writing-feedback-task-1/$id/{-$recordId}',
    params: withRecord,
    ...soon('writingFeedback1'),
  }),
  createRoute({
    getParentRoute,
    path: '/writing-feedback-task-2/{-$recordId}',
    params: paramRules({}, { recordId: positiveId }),
    ...soon('writingFeedback2'),
  }),
  createRoute({ getParentRoute, path: '/question-review/$id/{-$type}', ...topic, ...soon('questionReview') }),
  createRoute({ getParentRoute, path: '/question-review-next/$id/{-$type}', ...topic, ...soon('questionReview') }),
  createRoute({ getParentRoute, path: '/writing-ideas/$id/$type', ...topicOfTask, ...soon('writingIdeas') }),
  createRoute({ getParentRoute, path: '/segmented/$id/$type', ...topicOfTask, ...soon('segmented') }),
  createRoute({ getParentRoute, path: '/essay/$id/{-$recordId}', params: withRecord, ...soon('essay') }),
  createRoute({ getParentRoute, path: '/evaluation/$id/{-$recordId}', params: withRecord, ...soon('evaluation') }),

  // model essays
  createRoute({ getParentRoute, path: '/model-essay', ...soon('modelEssay') }),
  createRoute({
    getParentRoute,
    path: '/writing-sample/$paperId',
    params: paramRules({ paperId: positiveId }),
    ...soon('writingSample'),
  }),
  createRoute({ getParentRoute, path: '/model-essay-result', ...soon('modelEssayResult') }),
  createRoute({ getParentRoute, path: '/sample-essay/$id/{-$recordId}', params: withRecord, ...soon('sampleEssay') }),
] as const;

function toWritingList(type: 1 | 2): never {
  throw redirect({ to: '/writing-list-next/{-$type}', params: { type }, replace: true });
}
