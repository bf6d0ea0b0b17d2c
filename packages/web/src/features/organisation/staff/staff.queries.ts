import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

/** First part of every key here: an act may change any of these lists. */
const STAFF = 'school-staff';

export const staffQueries = {
  all: { queryKey: [STAFF] },
  schools: (search: string) =>
    infiniteQueryOptions({
      queryKey: [STAFF, 'schools', search],
      queryFn: ({ pageParam: before }) => api.organisation.getManagedList({ search, before }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => (page.has_more ? page.list.at(-1)?.id : undefined),
    }),
  school: (organisation_id: number) =>
    queryOptions({
      queryKey: [STAFF, 'school', organisation_id],
      queryFn: () => api.organisation.getManaged({ organisation_id }),
    }),
  members: (organisation_id: number) =>
    infiniteQueryOptions({
      queryKey: [STAFF, 'members', organisation_id],
      queryFn: ({ pageParam: before }) => api.organisation.getMemberList({ organisation_id, before }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => (page.has_more ? page.list.at(-1)?.user_id : undefined),
    }),
  notices: (organisation_id: number) =>
    infiniteQueryOptions({
      queryKey: [STAFF, 'notices', organisation_id],
      queryFn: ({ pageParam: before }) => api.organisation.getManagedNoticeList({ organisation_id, before }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => (page.has_more ? page.list.at(-1)?.id : undefined),
    }),
  awaited: (organisation_id: number) =>
    queryOptions({
      queryKey: [STAFF, 'awaited', organisation_id],
      queryFn: () => api.organisation.getAwaitedList({ organisation_id }),
    }),
};
