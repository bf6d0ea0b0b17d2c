import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import { useMutation } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import type { Giver } from '#practice/kept/kept-queue.ts';
import { newId } from '#practice/new-id.ts';
import { toast } from '#ui/states/toast.ts';
import { sendAnswer } from '../kept/answer-queue.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import type { DrillEvent } from './drill-state.ts';

/** One key for one card: pressing again after a failure is the same answer. null: could not remember. */
export function useSendAnswer({ id, place }: MistakeCard, giver: Giver, dispatch: Dispatch<DrillEvent>) {
  const t = useText(mistakesMessages);
  const [key] = useState(newId);
  return useMutation({
    networkMode: 'always',
    mutationFn: (value: string | readonly string[] | null) =>
      sendAnswer(
        { id, key, place, ...(value !== null && { value: typeof value === 'string' ? value : [...value] }) },
        giver,
      ),
    onSuccess: (answered) =>
      dispatch(answered === 'kept' ? { type: 'kept', card: id } : { type: 'marked', card: id, answered }),
    onError: ({ message }) => toast.error(message || t('answerFailed')),
  });
}
