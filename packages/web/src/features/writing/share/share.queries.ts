import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export const shareQueries = {
  link: (recordId: number) =>
    queryOptions({
      queryKey: ['writing', 'share', recordId],
      queryFn: () => api.writing.getShareLink({ record_id: recordId }),
      staleTime: 0,
    }),
  /** What somebody with the link sees. Asked for once: a link that was revoked meanwhile is found out by the next visit. */
  shared: (encodeId: string) =>
    queryOptions({
      queryKey: ['shared', encodeId],
      queryFn: async () => {
        const [info, detail] = await Promise.all([
          api.exercise.getShareRecordInfo({ encode_id: encodeId }),
          api.writing.getShareScoreDetail({ encode_id: encodeId }),
        ]);
        return { info, detail };
      },
      retry: false,
    }),
};

/** A hash address: what stands behind # is never sent to a server, nor to the sites the reader goes on to. */
export const linkOf = (encodeId: string): string =>
  `${window.location.origin}${window.location.pathname}#/shared-essay/${encodeId}`;
