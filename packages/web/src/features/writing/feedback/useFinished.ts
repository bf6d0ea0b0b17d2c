import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { feedbackMessages } from './feedback.messages.ts';
import { type Detail, feedbackQueries } from './feedback.queries.ts';

/** The learner has finished with this question, or goes on with it after all. */
export function useFinished({ record_id }: Detail) {
  const t = useText(feedbackMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (finished: boolean) => api.writing.markFinished({ id: record_id, finished }),
    onSuccess: ({ markFinished }) => {
      client.setQueriesData(
        { queryKey: [...feedbackQueries.all().queryKey, 'detail'] },
        (known: Detail | null | undefined) => (known?.record_id === record_id ? { ...known, markFinished } : known),
      );
      if (markFinished === 1) toast.success(t('finished'));
    },
    onError: ({ message }) => toast.error(message || t('finishFailed')),
  });
}
