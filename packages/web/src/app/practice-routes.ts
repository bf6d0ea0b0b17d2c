import { listeningMessages } from '#features/listening/listening.messages.ts';
import { listeningPapers } from '#features/listening/listening.papers.ts';
import { readingMessages } from '#features/reading/reading.messages.ts';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { startLanguage } from '#i18n/language.ts';
import { queryClient } from '#lib/query-client.ts';
import { listMessages } from '#practice/list/list.messages.ts';
import { listQueries } from '#practice/list/list.queries.ts';
import type { ListFilter } from '#practice/list/list-filter.ts';
import { playerMessages } from '#practice/player.messages.ts';
import { practiceQueries } from '#practice/practice.queries.ts';
import type { PaperSource } from '#practice/practice-kit.ts';
import { ownIds, type PracticeSearch } from '#practice/practice-search.ts';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { reviewMessages } from '#practice/review/review.messages.ts';
import { startMessages } from '#practice/start/start.messages.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { page } from './page.ts';

/** Lists and players fetch what they show beside their code: a link the pointer rests on opens at once. */
export const practiceRoutes = {
  readingList: listRoute(
    readingPapers,
    page(
      'readingList',
      () => import('#features/reading/ReadingListPage.tsx').then((file) => file.ReadingListPage),
      listMessages,
      typeMessages,
      skillMessages,
    ),
  ),
  reading: paperRoute(
    readingPapers,
    page(
      'reading',
      () => import('#features/reading/ReadingPage.tsx').then((file) => file.ReadingPage),
      startMessages,
      playerMessages,
      skillMessages,
      readingMessages,
    ),
  ),
  listeningList: listRoute(
    listeningPapers,
    page(
      'listeningList',
      () => import('#features/listening/ListeningListPage.tsx').then((file) => file.ListeningListPage),
      listMessages,
      typeMessages,
      skillMessages,
    ),
  ),
  listening: paperRoute(
    listeningPapers,
    page(
      'listening',
      () => import('#features/listening/ListeningPage.tsx').then((file) => file.ListeningPage),
      startMessages,
      playerMessages,
      skillMessages,
      listeningMessages,
    ),
  ),
};

type Page = ReturnType<typeof page>;

function listRoute(source: PaperSource, shown: Page) {
  return {
    ...shown,
    loaderDeps: ({ search }: { search: ListFilter }) => search,
    loader: ({ deps }: { deps: ListFilter }): Promise<void> => {
      void queryClient.prefetchQuery(listQueries.config(source));
      void queryClient.prefetchInfiniteQuery(listQueries.sets(source, deps));
      return shown.loader();
    },
  };
}

function paperRoute(source: PaperSource, shown: Page) {
  return {
    ...shown,
    loaderDeps: ({ search }: { search: PracticeSearch }) => search,
    loader: ({ params, deps }: { params: { id: number }; deps: PracticeSearch }): Promise<void> => {
      if (deps.attempt === undefined)
        void queryClient.prefetchQuery(practiceQueries.paper(source, params.id, ownIds(deps.own)));
      else void queryClient.prefetchQuery(practiceQueries.attempt(deps.attempt));
      // Needed after handing in; on their way while the learner reads.
      for (const words of [reviewMessages, typeMessages]) words.load(startLanguage()).catch(() => {});
      return shown.loader();
    },
  };
}
