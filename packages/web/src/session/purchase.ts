import { PURCHASE_RULES, type Purchase } from '@ninefold/core/economy/purchases';
import { afterPaying } from '@ninefold/core/economy/purse';
import { secondsOf } from '@ninefold/core/time/seconds';
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { memberSkills } from './memberships.ts';
import { sessionQueries } from './session.queries.ts';

/**
 * Buys with coins or free tries: the counters go down at once, come back when the server refuses, and are asked for
 * again either way. Every page that sells something goes through here.
 */
export function usePurchase<Answer, Order>(
  purchase: Purchase,
  buy: (order: Order) => Promise<Answer>,
): UseMutationResult<Answer, Error, Order> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: buy,
    onMutate: () => spendLocally(client, purchase),
    onError: (_, __, undo) => undo?.(),
    onSettled: () => {
      void client.invalidateQueries(sessionQueries.points());
      void client.invalidateQueries(sessionQueries.me());
    },
  });
}

/** Returns the way back. Members of the skill pay nothing, and what is not known yet is not guessed. */
export async function spendLocally(client: QueryClient, purchase: Purchase): Promise<() => void> {
  const [mine, owned] = [sessionQueries.me().queryKey, sessionQueries.points().queryKey];
  // An older answer that is still on its way must not overwrite what is shown now.
  await Promise.all([client.cancelQueries({ queryKey: mine }), client.cancelQueries({ queryKey: owned })]);
  const me = client.getQueryData(mine);
  const points = client.getQueryData(owned);
  const { freeFor, tries } = PURCHASE_RULES[purchase];
  if (!me || !points || (freeFor && memberSkills(me, secondsOf(Date.now())).includes(freeFor))) return () => {};

  const left = afterPaying(
    {
      coins: points.remaining_points,
      ai_test_num: me.ai_test_num,
      task_correct_num: points.task_correct_num,
      model_essay_num: points.model_essay_num,
    },
    points.prices[purchase],
    tries,
  );
  const { coins: remaining_points, ai_test_num, ...counters } = left;
  client.setQueryData(owned, { ...points, remaining_points, ...counters });
  client.setQueryData(mine, { ...me, ai_test_num });
  return () => {
    client.setQueryData(owned, points);
    client.setQueryData(mine, me);
  };
}
