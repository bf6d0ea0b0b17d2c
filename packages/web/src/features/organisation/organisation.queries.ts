import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export const organisationQueries = {
  schools: () =>
    queryOptions({ queryKey: ['organisation', 'schools'], queryFn: () => api.organisation.getSchoolList() }),
  invitation: (code: string) =>
    queryOptions({
      queryKey: ['organisation', 'invitation', code],
      queryFn: () => api.organisation.getInvitation({ code }),
    }),
  offers: () => queryOptions({ queryKey: ['organisation', 'offers'], queryFn: () => api.organisation.getOfferList() }),
  home: () => queryOptions({ queryKey: ['organisation', 'home'], queryFn: () => api.organisation.getHome() }),
  /** The notices that are older than this one. */
  notices: (before: number) =>
    infiniteQueryOptions({
      queryKey: ['organisation', 'notices', before],
      queryFn: ({ pageParam }) => api.organisation.getNoticeList({ before: pageParam }),
      initialPageParam: before,
      getNextPageParam: (page) => (page.more ? page.list.at(-1)?.id : undefined),
    }),
};
