import { queryOptions } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

export const shareQueries = {
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
