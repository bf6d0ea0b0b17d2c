import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { newId } from '#practice/new-id.ts';
import { toast } from '#ui/states/toast.ts';
import { feedbackMessages } from './feedback.messages.ts';
import { type Detail, feedbackQueries } from './feedback.queries.ts';

/** Scored again by the present engine. The old score and both flags are gone at once: they belong to the old report. */
export function useRemark({ record_id }: Detail) {
  const t = useText(feedbackMessages);
  const client = useQueryClient();
  const key = useRef(newId());
  return useMutation({
    mutationFn: () => api.writing.remark({ record_id, key: key.current }),
    onSuccess: () => {
      key.current = newId();
      client.setQueriesData(
        { queryKey: [...feedbackQueries.all().queryKey, 'detail'] },
        (known: Detail | null | undefined) => (known?.record_id === record_id ? cleared(known) : known),
      );
      client.removeQueries({ queryKey: feedbackQueries.diff(record_id).queryKey });
    },
    onError: ({ message }) => toast.error(message || t('remarkFailed')),
  });
}

export const cleared = (detail: Detail): Detail => ({
  ...detail,
  status: 2,
  scoreDetail: null,
  markFinished: 0,
  needRemark: 0,
  showModelText: 0,
});
