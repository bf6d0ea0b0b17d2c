import { useMutation } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { newId } from '#practice/new-id.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';
import type { ItemValue } from '../items/item-value.ts';
import { trainingMessages } from '../training.messages.ts';
import type { SittingEvent } from './sitting-state.ts';
import { giveItem } from './training-queue.ts';

/** One key for one card: pressing again after a failure is the same answer. null: did not know. */
export function useGive(recordId: number, item: string, seconds: () => number, dispatch: Dispatch<SittingEvent>) {
  const t = useText(trainingMessages);
  const me = useMe();
  const [key] = useState(newId);
  return useMutation({
    networkMode: 'always',
    mutationFn: (value: ItemValue | null) =>
      giveItem(
        {
          ...{ record_id: recordId, item, key, seconds: seconds() },
          ...(value !== null && { value: typeof value === 'string' ? value : [...value] }),
        },
        me,
      ),
    onSuccess: (answer) => dispatch(answer === 'kept' ? { type: 'kept', item } : { type: 'marked', answer }),
    onError: ({ message }) => toast.error(message || t('answerFailed')),
  });
}
