import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { economyMessages } from '../features/economy/economy.messages.ts';
import { inviteMessages } from '../features/economy/invite.messages.ts';
import { galleryMessages } from '../features/gallery/gallery.messages.ts';
import { loginMessages } from '../features/identity/login.messages.ts';
import { personalMessages } from '../features/identity/personal.messages.ts';
import { profileMessages } from '../features/identity/profile.messages.ts';
import { cashierMessages } from '../features/membership/cashier.messages.ts';
import { vipMessages } from '../features/membership/vip.messages.ts';
import { askForHome } from './home/ask-for-home.ts';
import { calculatorPage, coursePage, homePage, plannerPage, practiceHubPage } from './home/home-pages.ts';
import { page, soon } from './page.ts';
import { dialogOnWideScreens } from './redirects.ts';
import { oneOf, paramRules, positiveId } from './route-params.ts';
import {
  goBackSearch,
  loginSearch,
  orderSearch,
  shelfSearch,
  ticketSearch,
  topicSearch,
  wechatSearch,
} from './route-search.ts';
import { Shell } from './shell/Shell.tsx';
import { UnknownUrl } from './UnknownUrl.tsx';

/** Every address of the product, once. Links are typed by this table; what is not in it is an unknown URL. */

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: UnknownUrl });
const getParentRoute = () => rootRoute;

const task = oneOf(1, 2);
const params = paramRules({ id: positiveId });
const withRecord = paramRules({ id: positiveId }, { recordId: positiveId });
const lesson = paramRules({ type: oneOf(1, 2, 3, 4), courseId: positiveId, lessonId: positiveId });
const record = paramRules({ recordId: positiveId });
const topic = { params: paramRules({ id: positiveId }, { type: task }), validateSearch: topicSearch };
const topicOfTask = { params: paramRules({ id: positiveId, type: task }), validateSearch: topicSearch };
const writingType = paramRules({}, { type: task });

export const routeTree = rootRoute.addChildren([
  createRoute({
    getParentRoute,
    path: '/',
    validateSearch: shelfSearch,
    beforeLoad: askForHome,
    ...homePage,
  }),
  createRoute({ getParentRoute, path: '/ielts-list', ...practiceHubPage }),

  // identity
  createRoute({
    getParentRoute,
    path: '/login',
    validateSearch: loginSearch,
    ...page('login', () => import('../features/identity/LoginPage.tsx').then((file) => file.LoginPage), loginMessages),
  }),
  createRoute({
    getParentRoute,
    path: '/profile',
    ...page(
      'profile',
      () => import('../features/identity/ProfilePage.tsx').then((file) => file.ProfilePage),
      profileMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/profile/personal',
    validateSearch: wechatSearch,
    ...page(
      'personal',
      () => import('../features/identity/PersonalPage.tsx').then((file) => file.PersonalPage),
      personalMessages,
    ),
  }),

  // membership
  createRoute({
    getParentRoute,
    path: '/profile/vip',
    validateSearch: orderSearch,
    ...page('vip', () => import('../features/membership/VipPage.tsx').then((file) => file.VipPage), vipMessages),
  }),
  createRoute({
    getParentRoute,
    path: '/sandbox-cashier',
    validateSearch: ticketSearch,
    ...page(
      'sandboxCashier',
      () => import('../features/membership/SandboxCashierPage.tsx').then((file) => file.SandboxCashierPage),
      cashierMessages,
    ),
  }),

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
  createRoute({ getParentRoute, path: '/reading-list', ...soon('readingList') }),
  createRoute({ getParentRoute, path: '/reading-next/$id', params, ...soon('reading') }),
  createRoute({ getParentRoute, path: '/reading/$id', params, ...soon('reading') }),
  createRoute({ getParentRoute, path: '/listening-list', ...soon('listeningList') }),
  createRoute({ getParentRoute, path: '/listening-next/$id', params, ...soon('listening') }),
  createRoute({ getParentRoute, path: '/listening/$id', params, ...soon('listening') }),
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

  // planner and calculator
  createRoute({ getParentRoute, path: '/ielts-planner', ...plannerPage }),
  createRoute({ getParentRoute, path: '/ielts-calculator', ...calculatorPage }),

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

  // coins and tasks: pages on a phone, dialogs elsewhere
  createRoute({
    getParentRoute,
    path: '/profile/points',
    beforeLoad: dialogOnWideScreens('coins'),
    ...page(
      'points',
      () => import('../features/economy/PointsPage.tsx').then((file) => file.PointsPage),
      economyMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/task-center',
    validateSearch: goBackSearch,
    beforeLoad: dialogOnWideScreens('tasks'),
    ...page(
      'taskCenter',
      () => import('../features/economy/TaskCenterPage.tsx').then((file) => file.TaskCenterPage),
      economyMessages,
      inviteMessages,
    ),
  }),

  // for the people who build the pages
  createRoute({
    getParentRoute,
    path: '/dev/gallery',
    ...page(
      'gallery',
      () => import('../features/gallery/GalleryPage.tsx').then((file) => file.GalleryPage),
      galleryMessages,
    ),
  }),

  // anything else
  createRoute({ getParentRoute, path: '/$', component: UnknownUrl }),
]);

function toWritingList(type: 1 | 2): never {
  throw redirect({ to: '/writing-list-next/{-$type}', params: { type }, replace: true });
}

function toTrainingList(): never {
  throw redirect({ to: '/training-list/{-$type}', params: {}, replace: true });
}

function toMockHistory(): never {
  throw redirect({ to: '/history/$tab/$type', params: { tab: 'mock_test', type: 2 }, replace: true });
}
