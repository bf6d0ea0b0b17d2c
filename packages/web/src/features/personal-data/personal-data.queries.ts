import type { PersonalDataState } from '@ninefold/contract/personal-data';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

const ASK_AGAIN_MS = 1500;

export const personalDataQueries = {
  /** Asked again for as long as an archive is being made, looked through or brought in. */
  state: () =>
    queryOptions({
      queryKey: ['personal-data', 'state'],
      queryFn: () => api.personalData.getState(),
      refetchInterval: ({ state }) => (isBusy(state.data) ? ASK_AGAIN_MS : false),
    }),
};

const BUSY = ['waiting', 'making', 'checking', 'bringing'];
const isBusy = (data: PersonalDataState | undefined): boolean =>
  BUSY.includes(data?.archive?.state ?? '') || BUSY.includes(data?.incoming?.state ?? '');
