import { startLanguage } from '#i18n/language.ts';
import { queryClient } from '#lib/query-client.ts';
import { listMessages } from '#practice/list/list.messages.ts';
import { listQueries } from '#practice/list/list.queries.ts';
import type { ListFilter } from '#practice/list/list-filter.ts';
import { listeningMessages } from '#practice/listening/listening.messages.ts';
import { playerMessages } from '#practice/player.messages.ts';
import { practiceQueries } from '#practice/practice.queries.ts';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { reviewMessages } from '#practice/review/review.messages.ts';
import { ownIds, type PracticeSearch, type Skill } from '#practice/skill.ts';
import { startMessages } from '#practice/start/start.messages.ts';
import { page } from './page.ts';

/** Lists and players fetch what they show beside their code: a link the pointer rests on opens at once. */
export const practiceRoutes = {
  readingList: listRoute(
    'reading',
    page(
      'readingList',
      () => import('#features/reading/ReadingListPage.tsx').then((file) => file.ReadingListPage),
      listMessages,
      typeMessages,
    ),
  ),
  reading: paperRoute(
    'reading',
    page(
      'reading',
      () => import('#features/reading/ReadingPage.tsx').then((file) => file.ReadingPage),
      startMessages,
      playerMessages,
    ),
  ),
  listeningList: listRoute(
    'listening',
    page(
      'listeningList',
      () => import('#features/listening/ListeningListPage.tsx').then((file) => file.ListeningListPage),
      listMessages,
      typeMessages,
    ),
  ),
  listening: paperRoute(
    'listening',
    page(
      'listening',
      () => import('#features/listening/ListeningPage.tsx').then((file) => file.ListeningPage),
      startMessages,
      playerMessages,
      listeningMessages,
    ),
  ),
};

type Page = ReturnType<typeof page>;

function listRoute(skill: Skill, shown: Page) {
  return {
    ...shown,
    loaderDeps: ({ search }: { search: ListFilter }) => search,
    loader: ({ deps }: { deps: ListFilter }): Promise<void> => {
      void queryClient.prefetchQuery(listQueries.config(skill));
      void queryClient.prefetchInfiniteQuery(listQueries.sets(skill, deps));
      return shown.loader();
    },
  };
}

function paperRoute(skill: Skill, shown: Page) {
  return {
    ...shown,
    loaderDeps: ({ search }: { search: PracticeSearch }) => search,
    loader: ({ params, deps }: { params: { id: number }; deps: PracticeSearch }): Promise<void> => {
      if (deps.attempt === undefined)
        void queryClient.prefetchQuery(practiceQueries.paper(skill, params.id, ownIds(deps.own)));
      else void queryClient.prefetchQuery(practiceQueries.attempt(deps.attempt));
      // Needed after handing in; on their way while the learner reads.
      for (const words of [reviewMessages, typeMessages]) words.load(startLanguage()).catch(() => {});
      return shown.loader();
    },
  };
}
