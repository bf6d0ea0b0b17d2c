import { createRoute, redirect } from '@tanstack/react-router';
import type { AnalysisSearch } from '#features/analysis/analysis-search.ts';
import { historyMessages } from '#features/history/history.messages.ts';
import type { HistorySearch } from '#features/history/history-search.ts';
import { listeningMessages } from '#features/listening/listening.messages.ts';
import { bookMessages } from '#features/mistakes/book.messages.ts';
import { mistakesMessages } from '#features/mistakes/mistakes.messages.ts';
import type { MistakesSearch } from '#features/mistakes/mistakes-search.ts';
import { lookUpMessages } from '#features/vocabulary/look-up/look-up.messages.ts';
import { roundMessages } from '#features/vocabulary/round.messages.ts';
import { wordsMessages } from '#features/vocabulary/words.messages.ts';
import { kindMessages } from '#features/writing/kinds/kinds.messages.ts';
import { listMessages } from '#practice/list/list.messages.ts';
import { playerMessages } from '#practice/player.messages.ts';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { deepPractice } from '../page/page-facts.ts';
import { leadsTo, page } from './page.ts';
import { getParentRoute } from './root.ts';
import { oneOf, paramRules, positiveId } from './route-params.ts';
import { paperSearch, wordSearch } from './route-search.ts';

/** What learners did. */
const records = page(
  { name: 'history', frame: 'menu', menu: 'history', record: null, guestReminder: false },
  () => import('../history/HistoryRoute.tsx').then((file) => file.openHistory()),
  historyMessages,
  listMessages,
  typeMessages,
  kindMessages,
);
// `validateSearch` only types what an address holds; each page reads it by its own rules, which are not for the first load.
const wordTexts = [wordsMessages, roundMessages, lookUpMessages] as const;

const loadAnalysis = () => import('../analysis/AnalysisPages.tsx');
const learningData = page(
  { name: 'learningData', frame: 'menu', menu: 'learningData', record: null, guestReminder: false },
  () => loadAnalysis().then((file) => file.openLearningData()),
);

const recordParams = paramRules({
  tab: oneOf('reading', 'listening', 'writing', 'speaking', 'mock_test'),
  type: oneOf(1, 2, 3),
});
/** Only writing and speaking have two kinds of records before their training. */
const historyParams = {
  ...recordParams,
  parse: (raw: Parameters<typeof recordParams.parse>[0]) => {
    const params = recordParams.parse(raw);
    return params && (params.type < 3 || params.tab === 'writing' || params.tab === 'speaking') ? params : false;
  },
};

/** What was done, what it says, and the learner's words. */
export const recordPages = [
  // history and data
  createRoute({ getParentRoute, path: '/records', ...leadsTo(records, toFirstTab) }),
  createRoute({ getParentRoute, path: '/history/mock_test', ...leadsTo(records, toMockHistory) }),
  createRoute({
    getParentRoute,
    path: '/history/$tab/$type',
    params: historyParams,
    validateSearch: (search: Record<string, unknown>): HistorySearch => search,
    ...records,
  }),
  createRoute({
    getParentRoute,
    path: '/analysis',
    validateSearch: (search: Record<string, unknown>): AnalysisSearch => search,
    ...page({ name: 'analysis', frame: 'menu', menu: 'learningData', record: null, guestReminder: false }, () =>
      loadAnalysis().then((file) => file.openAnalysis()),
    ),
  }),
  createRoute({ getParentRoute, path: '/learnin_data', ...learningData }),
  createRoute({ getParentRoute, path: '/learning_data', ...learningData }),

  // mistakes
  createRoute({
    getParentRoute,
    path: '/mistakes',
    validateSearch: (search: Record<string, unknown>): MistakesSearch => search,
    ...page(
      { name: 'mistakes', frame: 'menu', menu: 'mistakes', record: null, guestReminder: false },
      () => import('../mistakes/MistakesRoute.tsx').then((file) => file.MistakesRoute),
      mistakesMessages,
      bookMessages,
      skillMessages,
      typeMessages,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/mistakes/practice',
    validateSearch: (search: Record<string, unknown>): MistakesSearch => search,
    ...page(
      { name: 'mistakesPractice', ...deepPractice, frame: 'bare' },
      () => import('../mistakes/DrillRoute.tsx').then((file) => file.DrillRoute),
      mistakesMessages,
      skillMessages,
      typeMessages,
      playerMessages,
      listeningMessages,
      lookUpMessages,
    ),
  }),

  // vocabulary
  createRoute({
    getParentRoute,
    path: '/words',
    validateSearch: paperSearch,
    ...page(
      { name: 'words', frame: 'menu', menu: 'words', record: 'words', guestReminder: false },
      () => import('#features/vocabulary/words/WordsRoute.tsx').then((file) => file.WordsRoute),
      ...wordTexts,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/word-learning',
    validateSearch: wordSearch,
    ...page(
      { name: 'wordLearning', ...deepPractice, frame: 'bare' },
      () => import('#features/vocabulary/RoundRoutes.tsx').then((file) => file.LearningRoute),
      ...wordTexts,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/word-review',
    validateSearch: wordSearch,
    ...page(
      { name: 'wordReview', ...deepPractice, frame: 'bare' },
      () => import('#features/vocabulary/RoundRoutes.tsx').then((file) => file.ReviewRoute),
      ...wordTexts,
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/word-book/$bookId',
    params: paramRules({ bookId: positiveId }),
    ...page(
      { name: 'wordBook', frame: 'menu', menu: 'words', record: null, guestReminder: false },
      () => import('#features/vocabulary/book/WordBookRoute.tsx').then((file) => file.WordBookRoute),
      ...wordTexts,
    ),
  }),
] as const;

function toFirstTab(): never {
  throw redirect({ to: '/history/$tab/$type', params: { tab: 'reading', type: 1 }, replace: true });
}

function toMockHistory(): never {
  throw redirect({ to: '/history/$tab/$type', params: { tab: 'mock_test', type: 2 }, replace: true });
}
