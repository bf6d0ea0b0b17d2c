import { createRoute } from '@tanstack/react-router';
import type { IntensiveSearch } from '#features/intensive-listening/intensive-search.ts';
import { listeningMessages } from '#features/listening/listening.messages.ts';
import { listeningPapers } from '#features/listening/listening.papers.ts';
import { readingMessages } from '#features/reading/reading.messages.ts';
import { readingPapers } from '#features/reading/reading.papers.ts';
import type { HubSearch } from '#features/speaking/hub/hub-search.ts';
import type { SpeakingSearch } from '#features/speaking/speaking-paths.ts';
import { listMessages } from '#practice/list/list.messages.ts';
import { readFilter } from '#practice/list/list-filter.ts';
import { playerMessages } from '#practice/player.messages.ts';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { startMessages } from '#practice/start/start.messages.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { deepPractice } from '../page/page-facts.ts';
import { page } from './page.ts';
import { withList, withPaper } from './practice-loaders.ts';
import { getParentRoute } from './root.ts';
import { oneOf, paramRules, positiveId } from './route-params.ts';
import { practiceSearch } from './route-search.ts';

const params = paramRules({ id: positiveId });
const paper = { params, validateSearch: practiceSearch };

const reading = withPaper(
  readingPapers,
  page(
    { name: 'reading', ...deepPractice },
    () => import('../papers/ReadingPaperPage.tsx').then((file) => file.ReadingPaperPage),
    startMessages,
    playerMessages,
    skillMessages,
    readingMessages,
  ),
);
const listening = withPaper(
  listeningPapers,
  page(
    { name: 'listening', ...deepPractice },
    () => import('../papers/ListeningPaperPage.tsx').then((file) => file.ListeningPaperPage),
    startMessages,
    playerMessages,
    skillMessages,
    listeningMessages,
  ),
);
const speakingReport = page(
  { name: 'speakingReport', frame: 'menu', menu: 'speaking', record: null, guestReminder: false },
  () => import('../speaking/SpeakingPages.tsx').then((file) => file.openSpeakingReport()),
);

/** Reading, listening, speaking and mock tests. */
export const practicePages = [
  // reading
  createRoute({
    getParentRoute,
    path: '/reading-list',
    validateSearch: readFilter,
    ...withList(
      readingPapers,
      page(
        { name: 'readingList', frame: 'menu', menu: 'readingList', record: 'reading', guestReminder: false },
        () => import('#features/reading/ReadingListPage.tsx').then((file) => file.ReadingListPage),
        listMessages,
        typeMessages,
        skillMessages,
      ),
    ),
  }),
  createRoute({ getParentRoute, path: '/reading-next/$id', ...paper, ...reading }),
  createRoute({ getParentRoute, path: '/reading/$id', ...paper, ...reading }),

  // listening
  createRoute({
    getParentRoute,
    path: '/listening-list',
    validateSearch: readFilter,
    ...withList(
      listeningPapers,
      page(
        { name: 'listeningList', frame: 'menu', menu: 'listeningList', record: 'listening', guestReminder: false },
        () => import('#features/listening/ListeningListPage.tsx').then((file) => file.ListeningListPage),
        listMessages,
        typeMessages,
        skillMessages,
      ),
    ),
  }),
  createRoute({ getParentRoute, path: '/listening-next/$id', ...paper, ...listening }),
  createRoute({ getParentRoute, path: '/listening/$id', ...paper, ...listening }),
  createRoute({
    getParentRoute,
    path: '/listening-enhance/$id',
    params,
    // Only types what the address holds; the page reads it by its own rules, which are not for the first load.
    validateSearch: (search: Record<string, unknown>): IntensiveSearch => search,
    ...page({ name: 'listeningEnhance', ...deepPractice }, () =>
      import('../papers/IntensiveListeningPage.tsx').then((file) => file.openIntensiveListening()),
    ),
  }),

  // speaking and mock tests
  createRoute({
    getParentRoute,
    path: '/speaking',
    validateSearch: (search: Record<string, unknown>): HubSearch => search,
    ...page({ name: 'speaking', frame: 'menu', menu: 'speaking', record: 'speaking', guestReminder: false }, () =>
      import('../speaking/SpeakingPages.tsx').then((file) => file.openSpeakingHub()),
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/speaking-practice/$part/$id',
    // Part 0 is the whole test in one sitting.
    params: paramRules({ part: oneOf(0, 1, 2, 3), id: positiveId }),
    // Only types what the address holds; the page reads it by its own rules, which are not for the first load.
    validateSearch: (search: Record<string, unknown>): SpeakingSearch => search,
    ...page({ name: 'speakingPractice', ...deepPractice }, () =>
      import('../speaking/SpeakingPages.tsx').then((file) => file.openSpeakingPractice()),
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/speaking_report/$kind/$recordId',
    params: paramRules({ kind: oneOf('mock', 'skill', 'practice', 'practice2'), recordId: positiveId }),
    ...speakingReport,
  }),
  createRoute({
    getParentRoute,
    path: '/mock_speaking/$recordId',
    params: paramRules({ recordId: positiveId }),
    ...speakingReport,
  }),
  createRoute({
    getParentRoute,
    path: '/shared-speaking/$encodeId',
    ...page({ name: 'sharedSpeaking', frame: 'bare', menu: null, record: null, guestReminder: false }, () =>
      import('../speaking/SpeakingPages.tsx').then((file) => file.openSharedSpeaking()),
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/mock_list',
    ...page({ name: 'mockList', frame: 'menu', menu: 'mockList', record: 'mock', guestReminder: false }, () =>
      import('../mock/MockListRoute.tsx').then((file) => file.openMockList()),
    ),
  }),
  createRoute({
    getParentRoute,
    path: '/mock/$id/{-$recordId}',
    params: paramRules({ id: positiveId }, { recordId: positiveId }),
    ...page({ name: 'mock', ...deepPractice }, () => import('../mock/MockPages.tsx').then((file) => file.openMock())),
  }),
] as const;
