import { startLanguage } from '#i18n/language.ts';
import { queryClient } from '#lib/query-client.ts';
import { listQueries } from '#practice/list/list.queries.ts';
import type { ListFilter } from '#practice/list/list-filter.ts';
import { lostMessages } from '#practice/lost/lost.messages.ts';
import { practiceQueries } from '#practice/practice.queries.ts';
import type { PaperSource } from '#practice/practice-kit.ts';
import { ownIds, type PracticeSearch } from '#practice/practice-search.ts';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { reviewMessages } from '#practice/review/review.messages.ts';
import type { Page } from './page.ts';

/** A list fetches what it shows beside its code, so that a link the pointer rests on opens at once. */
export function withList(source: PaperSource, page: Page) {
  return {
    ...page,
    loaderDeps: ({ search }: { search: ListFilter }) => search,
    loader: ({ deps }: { deps: ListFilter }): Promise<void> => {
      void queryClient.prefetchQuery(listQueries.config(source));
      void queryClient.prefetchInfiniteQuery(listQueries.sets(source, deps));
      return page.loader();
    },
  };
}

/** A player or a review fetches its paper or its attempt in the same way. */
export function withPaper(source: PaperSource, page: Page) {
  return {
    ...page,
    loaderDeps: ({ search }: { search: PracticeSearch }) => search,
    loader: ({ params, deps }: { params: { id: number }; deps: PracticeSearch }): Promise<void> => {
      if (deps.attempt === undefined)
        void queryClient.prefetchQuery(practiceQueries.paper(source, params.id, ownIds(deps.own)));
      else void queryClient.prefetchQuery(practiceQueries.attempt(deps.attempt));
      // Needed after handing in; loaded while the learner reads.
      for (const words of [reviewMessages, typeMessages, lostMessages]) words.load(startLanguage()).catch(() => {});
      return page.loader();
    },
  };
}
