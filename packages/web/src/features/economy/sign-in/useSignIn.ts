import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { showBalance } from '#session/balance.ts';
import { toast } from '#ui/states/toast.ts';
import { economyMessages } from '../economy.messages.ts';
import { economyQueries, type SignedIn } from '../economy.queries.ts';

export type SignInWay = 'by_hand' | 'by_itself';
export type SignIn = UseMutationResult<SignedIn, Error, SignInWay>;

/** Signs in, then asks for the week again. Whichever of the two fails, the learner is told to press the button. */
export function useSignIn(): SignIn {
  const t = useText(economyMessages);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const signed = await api.task.signIn();
      // At once, because it is right even when the week fails to load.
      void showBalance(queryClient, signed.remaining_points);
      await queryClient.query({ ...economyQueries.week(), staleTime: 0 });
      return signed;
    },
    onSuccess: ({ points, over_limit, is_new }, way) => {
      if (!is_new) toast.success(t('alreadySigned'));
      else if (over_limit && points === 0) toast.success(t('signedAtLimit'));
      else toast.success(t(way === 'by_itself' ? 'autoSigned' : 'signed', { points }));
      if (is_new) void queryClient.invalidateQueries(economyQueries.tasks());
    },
    onError: () => toast.error(t('signInFailed')),
  });
}
