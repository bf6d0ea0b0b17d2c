import { createRoute, redirect } from '@tanstack/react-router';
import { listeningMessages } from '#features/listening/listening.messages.ts';
import { bookMessages } from '#features/mistakes/book.messages.ts';
import { mistakesMessages } from '#features/mistakes/mistakes.messages.ts';
import { mistakesSearch } from '#features/mistakes/mistakes-search.ts';
import { readingMessages } from '#features/reading/reading.messages.ts';
import { lookUpMessages } from '#features/vocabulary/look-up/look-up.messages.ts';
import { roundMessages } from '#features/vocabulary/round.messages.ts';
import { wordsMessages } from '#features/vocabulary/words.messages.ts';
import { listMessages } from '#practice/list/list.messages.ts';
import { playerMessages } from '#practice/player.messages.ts';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { recordsMessages } from '#practice/records/records.messages.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { deepPractice } from '../page/page-facts.ts';
import { leadsTo, page, soon } from './page.ts';
import { getParentRoute } from './root.ts';
import { oneOf, paramRules, positiveId } from './route-params.ts';
import { paperSearch, wordSearch } from './route-search.ts';

const historyFacts = { name: 'history', frame: 'menu', menu: 'history', record: null, guestReminder: false } as const;
const history = soon('history', historyFacts);

type RecordsPages = typeof import('../papers/RecordsPages.tsx');

/** Attempts of reading and listening. The other tabs of the history follow with what they keep. */
const records = (name: keyof RecordsPages) =>
  page(
    historyFacts,
    () => import('../papers/RecordsPages.tsx').then((file) => file[name]),
    recordsMessages,
    listMessages,
    skillMessages,
  );
const wordTexts = [wordsMessages, roundMessages, lookUpMessages] as const;

const learningData = soon('data', {
  name: 'learningData',
  frame: 'menu',
  menu: 'learningData',
  record: null,
  guestReminder: false,
});

/** What was done, what it says, and the learner's words. */
export const recordPages = [
  // history and data
  createRoute({ getParentRoute, path: '/records', ...records('AllRecordsPage') }),
  createRoute({ getParentRoute, path: '/history/reading/1', ...records('ReadingRecordsPage') }),
  createRoute({ getParentRoute, path: '/history/listening/1', ...records('ListeningRecordsPage') }),
  createRoute({ getParentRoute, path: '/history/mock_test', ...leadsTo(history, toMockHistory) }),
  createRoute({
    getParentRoute,
    path: '/history/$tab/$type',
    params: paramRules({
      tab: oneOf('reading', 'listening', 'writing', 'speaking', 'mock_test'),
      type: oneOf(1, 2),
    }),
    ...history,
  }),
  createRoute({
    getParentRoute,
    path: '/analysis',
    ...soon('data', { name: 'analysis', frame: 'menu', menu: 'analysis', record: null, guestReminder: false }),
  }),
  createRoute({ getParentRoute, path: '/learnin_data', ...learningData }),
  createRoute({ getParentRoute, path: '/learning_data', ...learningData }),

  // mistakes
  createRoute({
    getParentRoute,
    path: '/mistakes',
    validateSearch: mistakesSearch,
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
    validateSearch: mistakesSearch,
    ...page(
      { name: 'mistakesPractice', ...deepPractice, frame: 'bare' },
      () => import('../mistakes/DrillRoute.tsx').then((file) => file.DrillRoute),
      mistakesMessages,
      skillMessages,
      typeMessages,
      playerMessages,
      readingMessages,
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

function toMockHistory(): never {
  throw redirect({ to: '/history/$tab/$type', params: { tab: 'mock_test', type: 2 }, replace: true });
}
