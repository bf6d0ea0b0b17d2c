import { startLanguage } from '#i18n/language.ts';
import { queryClient } from '#lib/query-client.ts';
import { listQueries } from '#practice/lists/list.queries.ts';
import type { ListFilter } from '#practice/lists/list-filter.ts';
import { practiceQueries } from '#practice/practice.queries.ts';
import { reviewMessages } from '#practice/review/review.messages.ts';
import { ownIds, type PracticeSearch, type Skill } from '#practice/skill.ts';
import { typeMessages } from '#practice/types.messages.ts';
import type { Page } from './page.ts';

/** A list fetches what it shows beside its code, so that a link the pointer rests on opens at once. */
export function withList(skill: Skill, page: Page) {
  return {
    ...page,
    loaderDeps: ({ search }: { search: ListFilter }) => search,
    loader: ({ deps }: { deps: ListFilter }): Promise<void> => {
      void queryClient.prefetchQuery(listQueries.config(skill));
      void queryClient.prefetchInfiniteQuery(listQueries.sets(skill, deps));
      return page.loader();
    },
  };
}

/** A player or a review fetches its paper or its attempt in the same way. */
export function withPaper(skill: Skill, page: Page) {
  return {
    ...page,
    loaderDeps: ({ search }: { search: PracticeSearch }) => search,
    loader: ({ params, deps }: { params: { id: number }; deps: PracticeSearch }): Promise<void> => {
      if (deps.attempt === undefined)
        void queryClient.prefetchQuery(practiceQueries.paper(skill, params.id, ownIds(deps.own)));
      else void queryClient.prefetchQuery(practiceQueries.attempt(deps.attempt));
      // Needed after handing in; loaded while the learner reads.
      for (const words of [reviewMessages, typeMessages]) words.load(startLanguage()).catch(() => {});
      return page.loader();
    },
  };
}
