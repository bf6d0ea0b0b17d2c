import { createRoute, redirect } from '@tanstack/react-router';
import { readFilter } from '#practice/list/list-filter.ts';
import { coursePage } from '../home/home-pages.ts';
import { soon } from '../page.ts';
import { practiceRoutes } from '../practice-routes.ts';
import { oneOf, paramRules, positiveId } from '../route-params.ts';
import { practiceSearch } from '../route-search.ts';
import { getParentRoute } from './root.ts';

/** Courses, training, the other skills, words and what was done. */
const task = oneOf(1, 2);
const params = paramRules({ id: positiveId });
const withRecord = paramRules({ id: positiveId }, { recordId: positiveId });
const lesson = paramRules({ type: oneOf(1, 2, 3, 4), courseId: positiveId, lessonId: positiveId });
const record = paramRules({ recordId: positiveId });

const paper = { params, validateSearch: practiceSearch };

export const practicePages = [
  // courses
  createRoute({
    getParentRoute,
    path: '/course/{-$courseId}',
    params: paramRules({}, { courseId: positiveId }),
    ...coursePage,
  }),
  createRoute({ getParentRoute, path: '/lesson/$type/$courseId/$lessonId', params: lesson, ...soon('lesson') }),
  createRoute({
    getParentRoute,
    path: '/lesson-preview/$type/$courseId/$lessonId',
    params: lesson,
    ...soon('lessonPreview'),
  }),

  // basic training
  createRoute({
    getParentRoute,
    path: '/training-list/{-$type}',
    params: paramRules({}, { type: oneOf(1, 2, 3) }),
    ...soon('trainingList'),
  }),
  createRoute({ getParentRoute, path: '/training-collection', beforeLoad: toTrainingList }),
  createRoute({
    getParentRoute,
    path: '/training-collection/$collectionId/{-$collectionRecordId}',
    params: paramRules({ collectionId: positiveId }, { collectionRecordId: positiveId }),
    ...soon('trainingCollection'),
  }),

  // reading and listening
  createRoute({ getParentRoute, path: '/reading-list', validateSearch: readFilter, ...practiceRoutes.readingList }),
  createRoute({ getParentRoute, path: '/reading-next/$id', ...paper, ...practiceRoutes.reading }),
  createRoute({ getParentRoute, path: '/reading/$id', ...paper, ...practiceRoutes.reading }),
  createRoute({ getParentRoute, path: '/listening-list', validateSearch: readFilter, ...practiceRoutes.listeningList }),
  createRoute({ getParentRoute, path: '/listening-next/$id', ...paper, ...practiceRoutes.listening }),
  createRoute({ getParentRoute, path: '/listening/$id', ...paper, ...practiceRoutes.listening }),
  createRoute({ getParentRoute, path: '/listening-enhance/$id', params, ...soon('listeningEnhance') }),

  // speaking and mock tests
  createRoute({ getParentRoute, path: '/speaking', ...soon('speaking') }),
  createRoute({
    getParentRoute,
    path: '/speaking-practice/$part/$id',
    params: paramRules({ part: oneOf(1, 2, 3), id: positiveId }),
    ...soon('speakingPractice'),
  }),
  createRoute({
    getParentRoute,
    path: '/speaking_report/$kind/$recordId',
    params: paramRules({ kind: oneOf('mock', 'skill', 'practice', 'practice2'), recordId: positiveId }),
    ...soon('speakingReport'),
  }),
  createRoute({ getParentRoute, path: '/mock_speaking/$recordId', params: record, ...soon('speakingReport') }),
  createRoute({ getParentRoute, path: '/mock_list', ...soon('mockList') }),
  createRoute({ getParentRoute, path: '/mock/$id/{-$recordId}', params: withRecord, ...soon('mock') }),

  // history and data
  createRoute({ getParentRoute, path: '/history/mock_test', beforeLoad: toMockHistory }),
  createRoute({
    getParentRoute,
    path: '/history/$tab/$type',
    params: paramRules({ tab: oneOf('reading', 'listening', 'writing', 'speaking', 'mock_test'), type: task }),
    ...soon('history'),
  }),
  createRoute({ getParentRoute, path: '/analysis', ...soon('analysis') }),
  createRoute({ getParentRoute, path: '/learnin_data', ...soon('learningData') }),
  createRoute({ getParentRoute, path: '/learning_data', ...soon('learningData') }),

  // vocabulary
  createRoute({ getParentRoute, path: '/words', ...soon('words') }),
  createRoute({ getParentRoute, path: '/word-learning', ...soon('wordLearning') }),
  createRoute({ getParentRoute, path: '/word-review', ...soon('wordReview') }),
  createRoute({
    getParentRoute,
    path: '/word-book/$bookId',
    params: paramRules({ bookId: positiveId }),
    ...soon('wordBook'),
  }),
] as const;

function toTrainingList(): never {
  throw redirect({ to: '/training-list/{-$type}', params: {}, replace: true });
}

function toMockHistory(): never {
  throw redirect({ to: '/history/$tab/$type', params: { tab: 'mock_test', type: 2 }, replace: true });
}
