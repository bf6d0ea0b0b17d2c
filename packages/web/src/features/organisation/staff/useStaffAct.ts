import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { toast } from '#ui/states/toast.ts';
import { staffMessages } from './staff.messages.ts';
import { staffQueries } from './staff.queries.ts';

/** One act in a school: says how it went, and asks again for its lists. */
export function useStaffAct<Input, Answer>(act: (input: Input) => Promise<Answer>, said?: (answer: Answer) => string) {
  const t = useText(staffMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => toast.success(said?.(answer) ?? t('done')),
    onError: (error) => toast.error(messageOf(error, t('somethingWrong'))),
    onSettled: () => client.invalidateQueries(staffQueries.all),
  });
}
