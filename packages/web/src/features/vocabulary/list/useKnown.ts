import type { Input } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { refetchWords } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';

type Marked = Input<Contract['vocabulary']['markKnown']> & { word?: string };

/** "I know this one", for a word or a unit, and the way back. */
export function useKnown() {
  const t = useText(wordsMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ word: _word, ...marked }: Marked) => api.vocabulary.markKnown(marked),
    onSuccess: ({ changed }, { known, word = '' }) => {
      toast.success(known ? t('marked', { count: changed }) : t('unmarked', { word }));
      refetchWords(client);
    },
    onError: ({ message }) => toast.error(message || t('changeFailed')),
  });
}
