import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasCookie, ORGANISATION_COOKIE } from '#lib/cookies.ts';
import { menuQueries } from './menu.queries.ts';
import { arrangeMenu } from './menu-items.ts';

export function useMenu() {
  const { data, error, isPending, refetch, isFetching } = useQuery(menuQueries.list());
  const groups = useMemo(() => arrangeMenu(data ?? [], hasCookie(ORGANISATION_COOKIE)), [data]);
  return { groups, isPending, error: data ? null : error, retry: refetch, isFetching };
}
