import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { toast } from '#ui/states/toast.ts';
import { adminMessages } from './admin.messages.ts';
import { adminQueries } from './admin.queries.ts';

/** One act of an operator: says how it went, and asks again for what it may have changed. */
export function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>, onDone: () => void = () => {}) {
  const t = useText(adminMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      toast.success(t('done'));
      onDone();
    },
    onError: (error) => toast.error(messageOf(error, t('somethingWrong'))),
    onSettled: () => client.invalidateQueries(adminQueries.all),
  });
}
