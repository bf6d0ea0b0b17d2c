import { createRoute } from '@tanstack/react-router';
import { compareMessages } from '#features/writing/compare/compare.messages.ts';
import { compareQueries } from '#features/writing/compare/compare.queries.ts';
import { errorsMessages } from '#features/writing/errors/errors.messages.ts';
import { errorsQueries } from '#features/writing/errors/errors.queries.ts';
import { feedbackMessages } from '#features/writing/feedback/feedback.messages.ts';
import { feedbackQueries } from '#features/writing/feedback/feedback.queries.ts';
import { shareMessages } from '#features/writing/share/share.messages.ts';
import { queryClient } from '#lib/query-client.ts';
import { lostMessages } from '#practice/lost/lost.messages.ts';
import { sharingMessages } from '#practice/sharing/sharing.messages.ts';
import { deepPractice } from '../page/page-facts.ts';
import { FeedbackWaiting } from '../writing/FeedbackWaiting.tsx';
import { page } from './page.ts';
import { getParentRoute } from './root.ts';
import { paperOrOwn, paramRules, positiveId } from './route-params.ts';
import { compareSearch, placeSearch } from './route-search.ts';
import { withData } from './with-data.ts';

type FeedbackPages = typeof import('../writing/FeedbackPages.tsx');

type FeedbackParams = { id?: number; recordId?: number | undefined };

const feedback = (name: 'writingFeedback1' | 'writingFeedback2' | 'evaluation', component: keyof FeedbackPages) => ({
  ...withData(
    page(
      { name, ...deepPractice },
      () => import('../writing/FeedbackPages.tsx').then((file) => file[component]),
      feedbackMessages,
      sharingMessages,
      shareMessages,
      lostMessages,
    ),
    ({ recordId }: FeedbackParams) => {
      // Without a record the server is asked first which essay is meant.
      if (recordId === undefined) return;
      void queryClient.prefetchQuery(feedbackQueries.detail({ recordId }));
      void queryClient.prefetchQuery(feedbackQueries.info(recordId));
    },
  ),
  pendingComponent: FeedbackWaiting,
});

/** An own question has paper 0, and then the record tells which essay it is. */
const paperAndRecord = paramRules({ id: paperOrOwn }, { recordId: positiveId });

/** What comes after writing: the feedback, two drafts side by side, and what goes wrong again and again. */
export const feedbackPages = [
  createRoute({
    getParentRoute,
    path: '/writing-feedback-task-1/$id/{-$recordId}',
    params: paperAndRecord,
    validateSearch: placeSearch,
    ...feedback('writingFeedback1', 'Task1FeedbackPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/writing-feedback-task-2/{-$recordId}',
    params: paramRules({}, { recordId: positiveId }),
    validateSearch: placeSearch,
    ...feedback('writingFeedback2', 'Task2FeedbackPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/evaluation/$id/{-$recordId}',
    params: paperAndRecord,
    validateSearch: placeSearch,
    ...feedback('evaluation', 'EvaluationPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/writing-compare/$recordId',
    params: paramRules({ recordId: positiveId }),
    validateSearch: compareSearch,
    ...withData(
      page(
        { name: 'writingCompare', ...deepPractice },
        () => import('../writing/FeedbackPages.tsx').then((file) => file.DraftsComparePage),
        compareMessages,
        feedbackMessages,
      ),
      ({ recordId }: { recordId: number }, { earlier }: { earlier?: number }) =>
        queryClient.prefetchQuery(compareQueries.of(recordId, earlier)),
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/writing-errors',
    ...withData(
      page(
        { name: 'writingErrors', frame: 'menu', menu: 'writingList', record: null, guestReminder: false },
        () => import('#features/writing/errors/ErrorsPage.tsx').then((file) => file.ErrorsPage),
        errorsMessages,
        feedbackMessages,
      ),
      () => queryClient.prefetchQuery(errorsQueries.kinds('both')),
    ),
  }),
] as const;
