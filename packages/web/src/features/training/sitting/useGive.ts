import { ApiError } from '@ninefold/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Giver } from '#practice/kept/kept-queue.ts';
import { newId } from '#practice/new-id.ts';
import { toast } from '#ui/states/toast.ts';
import type { ItemValue } from '../items/item-value.ts';
import { trainingMessages } from '../training.messages.ts';
import { trainingQueries } from '../training.queries.ts';
import type { SittingEvent } from './sitting-state.ts';
import { giveItem } from './training-queue.ts';

/** null: did not know. `skip`: a sentence that cannot be read aloud now. */
export type Giving = { value: ItemValue | null; skip?: boolean };

/** One key for one card: pressing again after a failure is the same answer. */
export function useGive(
  recordId: number,
  item: string,
  giver: Giver,
  seconds: () => number,
  dispatch: Dispatch<SittingEvent>,
) {
  const t = useText(trainingMessages);
  const client = useQueryClient();
  const [key] = useState(newId);
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ value, skip = false }: Giving) =>
      giveItem(
        {
          ...{ record_id: recordId, item, key, seconds: seconds() },
          ...(value !== null && { value: typeof value === 'string' ? value : [...value] }),
          ...(skip && { skip }),
        },
        giver,
      ),
    onSuccess: (answer) => dispatch(answer === 'kept' ? { type: 'kept', item } : { type: 'marked', answer }),
    onError: (error) => {
      toast.error(error.message || t('answerFailed'));
      // Ended in another tab, or gone with another account: the page shows what is there now.
      if (error instanceof ApiError && [404, 409].includes(error.code))
        void client.invalidateQueries(trainingQueries.all());
    },
  });
}
