import type { PersonalDataState } from '@ninefold/contract/personal-data';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

const ASK_AGAIN_MS = 1500;

export const personalDataQueries = {
  /** Asked again for as long as an archive is being made. */
  state: () =>
    queryOptions({
      queryKey: ['personal-data', 'state'],
      queryFn: () => api.personalData.getState(),
      refetchInterval: ({ state }) => (isMaking(state.data) ? ASK_AGAIN_MS : false),
    }),
};

const isMaking = (data: PersonalDataState | undefined): boolean =>
  data?.archive?.state === 'waiting' || data?.archive?.state === 'making';
