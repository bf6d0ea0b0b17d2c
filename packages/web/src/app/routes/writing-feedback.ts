import { createRoute } from '@tanstack/react-router';
import { compareMessages } from '#features/writing/compare/compare.messages.ts';
import { errorsMessages } from '#features/writing/errors/errors.messages.ts';
import { feedbackMessages } from '#features/writing/feedback/feedback.messages.ts';
import { pdfMessages } from '#features/writing/pdf/pdf.messages.ts';
import { shareMessages } from '#features/writing/share/share.messages.ts';
import { lostMessages } from '#practice/lost/lost.messages.ts';
import { deepPractice } from '../page/page-facts.ts';
import { page } from './page.ts';
import { getParentRoute } from './root.ts';
import { paperOrOwn, paramRules, positiveId } from './route-params.ts';
import { compareSearch, placeSearch } from './route-search.ts';

type FeedbackPages = typeof import('../writing/FeedbackPages.tsx');

const feedback = (name: 'writingFeedback1' | 'writingFeedback2' | 'evaluation', component: keyof FeedbackPages) =>
  page(
    { name, ...deepPractice },
    () => import('../writing/FeedbackPages.tsx').then((file) => file[component]),
    feedbackMessages,
    pdfMessages,
    shareMessages,
    lostMessages,
  );

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
    ...page(
      { name: 'writingCompare', ...deepPractice },
      () => import('../writing/FeedbackPages.tsx').then((file) => file.DraftsComparePage),
      compareMessages,
      feedbackMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/writing-errors',
    ...page(
      { name: 'writingErrors', frame: 'menu', menu: 'writingList', record: null, guestReminder: false },
      () => import('#features/writing/errors/ErrorsPage.tsx').then((file) => file.ErrorsPage),
      errorsMessages,
      feedbackMessages,
    ),
  }),
] as const;
