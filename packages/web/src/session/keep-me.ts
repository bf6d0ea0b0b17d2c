import type { UserInfo } from '@ninefold/contract/identity';
import type { QueryClient } from '@tanstack/react-query';
import { sessionQueries } from './session.queries.ts';

/**
 * The learner as an answer to saving something tells them. Only `get-info` says whether something waits at home, so
 * what it said last stays: a notice must not go away because somebody changed their name.
 */
export function keepMe(client: QueryClient, saved: UserInfo): void {
  client.setQueryData(sessionQueries.me().queryKey, (before) =>
    before?.has_news !== undefined && before.id === saved.id ? { ...saved, has_news: before.has_news } : saved,
  );
}
