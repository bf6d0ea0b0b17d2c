import type { PersonalDataState } from '@ninefold/contract/personal-data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { messageOf } from '#lib/errors/message-of.ts';
import { toast } from '#ui/states/toast.ts';
import { personalDataMessages } from './personal-data.messages.ts';
import { personalDataQueries } from './personal-data.queries.ts';

/** A call that answers with how things stand now. */
export function useStateChange(call: () => Promise<PersonalDataState>, done?: string) {
  const t = useText(personalDataMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (state) => {
      client.setQueryData(personalDataQueries.state().queryKey, state);
      if (done) toast.success(done);
    },
    onError: (error) => {
      toast.error(messageOf(error, t('somethingWrong')));
      void client.invalidateQueries(personalDataQueries.state());
    },
  });
}
