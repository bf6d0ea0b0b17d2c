import { createRoute, redirect } from '@tanstack/react-router';
import { lessonMessages } from '#features/courses/lesson/lesson.messages.ts';
import { deepPractice } from '../page/page-facts.ts';
import { leadsTo, page } from './page.ts';
import { getParentRoute } from './root.ts';
import { oneOf, paramRules, positiveId } from './route-params.ts';
import { lessonSearch } from './route-search.ts';

const loadLesson = () => import('../lesson/LessonRoute.tsx');

function lesson(name: 'lesson' | 'lessonPreview') {
  const shown = page({ name, ...deepPractice }, () => loadLesson().then((file) => file.LessonRoute), lessonMessages);
  return {
    params: paramRules({ type: oneOf(1, 2, 3, 4), courseId: positiveId, lessonId: positiveId }),
    validateSearch: lessonSearch,
    ...shown,
    loader: ({ params, preload }: { params: OfLesson; preload: boolean }): Promise<void> => {
      // What it shows is asked for by its own code, which is not for the first load.
      if (preload) void loadLesson().then((file) => file.askAhead(params, name === 'lessonPreview'), ignored);
      return shown.loader();
    },
  };
}

type OfLesson = { courseId: number; lessonId: number };
/** The page itself tells of a download that fails. */
const ignored = (): void => {};

const loadTraining = () => import('../training/TrainingPages.tsx').then((file) => file.openTraining());

const trainingList = page(
  { name: 'trainingList', frame: 'menu', menu: 'trainingList', record: 'training', guestReminder: false },
  loadTraining,
);

const trainingDrill = page({ name: 'trainingDrill', ...deepPractice }, loadTraining);
/** As the server names them; it knows which there are. */
const questionType = (raw: string) => raw;

/** Lessons and basic training. */
export const coursePages = [
  createRoute({
    getParentRoute,
    path: '/lesson/$type/$courseId/$lessonId',
    ...lesson('lesson'),
  }),
  createRoute({
    getParentRoute,
    path: '/lesson-preview/$type/$courseId/$lessonId',
    ...lesson('lessonPreview'),
  }),
  createRoute({
    getParentRoute,
    path: '/training-list/{-$type}',
    params: paramRules({}, { type: oneOf(1, 2, 3) }),
    ...trainingList,
  }),
  createRoute({ getParentRoute, path: '/training-collection', ...leadsTo(trainingList, toTrainingList) }),
  createRoute({
    getParentRoute,
    path: '/training-collection/$collectionId/{-$collectionRecordId}',
    params: paramRules({ collectionId: positiveId }, { collectionRecordId: positiveId }),
    ...page({ name: 'trainingCollection', ...deepPractice }, loadTraining),
  }),
  createRoute({
    getParentRoute,
    path: '/training-drill/$skill/$type',
    params: paramRules({ skill: oneOf('reading', 'listening'), type: questionType }),
    ...trainingDrill,
  }),
  createRoute({
    getParentRoute,
    path: '/training-drill/$recordId',
    params: paramRules({ recordId: positiveId }),
    ...trainingDrill,
  }),
] as const;

function toTrainingList(): never {
  throw redirect({ to: '/training-list/{-$type}', params: {}, replace: true });
}
