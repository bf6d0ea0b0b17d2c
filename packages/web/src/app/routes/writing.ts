import { createRoute } from '@tanstack/react-router';
import { feedbackMessages } from '#features/writing/feedback/feedback.messages.ts';
import { figureMessages } from '#features/writing/figure/figure.messages.ts';
import { ideasMessages } from '#features/writing/ideas/ideas.messages.ts';
import { ideasQueries } from '#features/writing/ideas/ideas.queries.ts';
import { kindMessages } from '#features/writing/kinds/kinds.messages.ts';
import { modelMessages } from '#features/writing/model-essay/model.messages.ts';
import { flowMessages } from '#features/writing/model-flow/flow.messages.ts';
import { reviewMessages } from '#features/writing/review/review.messages.ts';
import { segmentedMessages } from '#features/writing/segmented/segmented.messages.ts';
import { segmentedQueries } from '#features/writing/segmented/segmented.queries.ts';
import { shareMessages } from '#features/writing/share/share.messages.ts';
import { studyMessages } from '#features/writing/study/study.messages.ts';
import { studyQueries } from '#features/writing/study/study.queries.ts';
import { ownMessages } from '#features/writing/subject/own.messages.ts';
import { queryClient } from '#lib/query-client.ts';
import { sharingMessages } from '#practice/sharing/sharing.messages.ts';
import { deepPractice } from '../page/page-facts.ts';
import { page } from './page.ts';
import { getParentRoute } from './root.ts';
import { oneOf, paramRules, positiveId } from './route-params.ts';
import { topicSearch } from './route-search.ts';
import { withData } from './with-data.ts';

const task = oneOf(1, 2);
const withRecord = paramRules({ id: positiveId }, { recordId: positiveId });

const topic = { params: paramRules({ id: positiveId }, { type: task }), validateSearch: topicSearch };
const topicOfTask = { params: paramRules({ id: positiveId, type: task }), validateSearch: topicSearch };

type OfQuestion = { id: number };

const questionReview = withData(
  page(
    { name: 'questionReview', ...deepPractice },
    () => import('#features/writing/review/QuestionReviewPage.tsx').then((file) => file.QuestionReviewPage),
    reviewMessages,
    studyMessages,
    kindMessages,
    figureMessages,
  ),
  ({ id }: OfQuestion) => queryClient.prefetchQuery(studyQueries.review(id)),
);
const modelEssayOf = (name: 'writingSample' | 'sampleEssay') =>
  withData(
    page(
      { name, ...deepPractice },
      () => import('../papers/ModelEssayPaperPage.tsx').then((file) => file.ModelEssayPaperPage),
      modelMessages,
      studyMessages,
      figureMessages,
    ),
    ({ id, paperId = id }: { id?: number; paperId?: number }) =>
      paperId !== undefined && queryClient.prefetchQuery(studyQueries.models(paperId)),
  );

/** Studying questions: reviews, ideas, sentences, model essays, own questions, and reports that were shared. */
export const writingPages = [
  createRoute({
    getParentRoute,
    path: '/writing-feedback-task-1',
    ...page(
      { name: 'ownQuestion', ...deepPractice, guestReminder: true },
      () => import('#features/writing/subject/OwnQuestionPage.tsx').then((file) => file.OwnQuestionPage),
      ownMessages,
      studyMessages,
    ),
  }),
  createRoute({ getParentRoute, path: '/question-review/$id/{-$type}', ...topic, ...questionReview }),
  createRoute({ getParentRoute, path: '/question-review-next/$id/{-$type}', ...topic, ...questionReview }),
  createRoute({
    getParentRoute,
    path: '/writing-ideas/$id/$type',
    ...topicOfTask,
    ...withData(
      page(
        { name: 'writingIdeas', ...deepPractice },
        () => import('../papers/WritingIdeasPaperPage.tsx').then((file) => file.WritingIdeasPaperPage),
        ideasMessages,
        studyMessages,
        kindMessages,
      ),
      ({ id }: OfQuestion) => queryClient.prefetchQuery(ideasQueries.board(id)),
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/segmented/$id/$type',
    ...topicOfTask,
    ...withData(
      page(
        { name: 'segmented', ...deepPractice },
        () => import('#features/writing/segmented/SegmentedPage.tsx').then((file) => file.SegmentedPage),
        segmentedMessages,
        studyMessages,
      ),
      ({ id }: OfQuestion) => queryClient.prefetchQuery(segmentedQueries.segments(id)),
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/shared-essay/$encodeId',
    ...page(
      { name: 'sharedEssay', frame: 'bare', menu: null, record: null, guestReminder: false },
      () => import('../writing/SharedEssay.tsx').then((file) => file.SharedEssay),
      sharingMessages,
      shareMessages,
      feedbackMessages,
    ),
  }),

  // model essays
  createRoute({
    getParentRoute,
    path: '/model-essay',
    ...page(
      { name: 'modelEssay', ...deepPractice, menu: 'modelEssay' },
      () => import('#features/writing/model-flow/ModelFlowPage.tsx').then((file) => file.ModelFlowPage),
      flowMessages,
      studyMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/writing-sample/$paperId',
    params: paramRules({ paperId: positiveId }),
    ...modelEssayOf('writingSample'),
  }),
  createRoute({
    getParentRoute,
    path: '/model-essay-result',
    ...page(
      { name: 'modelEssayResult', ...deepPractice },
      () => import('#features/writing/model-flow/ModelResultPage.tsx').then((file) => file.ModelResultPage),
      flowMessages,
      studyMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/sample-essay/$id/{-$recordId}',
    params: withRecord,
    ...modelEssayOf('sampleEssay'),
  }),
] as const;
