import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import { mistakesQueries } from '../mistakes.queries.ts';

/** Out of the book, or back into it; what is shown is asked for again. */
export function useTakeOut() {
  const t = useText(mistakesMessages);
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries(mistakesQueries.all());
  const onError = ({ message }: Error) => toast.error(message || t('changeFailed'));
  return {
    takeOut: useMutation({ mutationFn: (ids: number[]) => api.mistakes.remove({ ids }), onSuccess, onError }),
    putBack: useMutation({ mutationFn: (ids: number[]) => api.mistakes.putBack({ ids }), onSuccess, onError }),
  };
}
