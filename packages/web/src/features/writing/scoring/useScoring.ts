import { ApiError } from '@ninefold/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { usePurchase } from '#session/purchase.ts';
import { essayQueries } from '../essay.queries.ts';

/** Saves what is on the screen first. */
type Order = { recordId: number; finish?: (() => Promise<void>) | undefined };

/**
 * Has a draft scored. However often it is pressed, from whichever tab, the server makes one scoring of it and charges
 * once; the counters go down at once and come back when it is refused.
 */
export function useScoring(onScoring: () => void) {
  const client = useQueryClient();
  return usePurchase('essay_scoring', async ({ recordId, finish }: Order) => {
    await finish?.();
    const progress = await api.exercise.essayScoring({ record_id: recordId });
    client.setQueryData(essayQueries.progress(recordId).queryKey, progress);
    void client.invalidateQueries(essayQueries.price());
    onScoring();
    return progress;
  });
}

export const isCoinsShort = (error: unknown): boolean => error instanceof ApiError && error.error === 'coins_short';
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.error === 'conflict';
