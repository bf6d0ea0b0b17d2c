import type { Word } from '@ninefold/contract/vocabulary';
import type { Met } from '@ninefold/contract/vocabulary/met';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { refetchWords } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';

/** "Learn these": into the notebook with where each was met, and to the front of the new words. */
export function useLearnWords() {
  const t = useText(wordsMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (rows: readonly { word: Word; met?: Met | undefined }[]) => {
      const { notebook } = api.vocabulary;
      for (const { word, met } of rows)
        if (word.is_in_notebook === 0) await notebook.save({ vocabulary_id: word.id, ...met });
      return notebook.learn({ vocabulary_ids: rows.map(({ word }) => word.id) });
    },
    onSuccess: ({ queued }) => {
      toast.success(queued > 0 ? t('learnTheseNews', { count: queued }) : t('learnNothing'));
      refetchWords(client);
    },
    onError: ({ message }) => toast.error(message || t('changeFailed')),
  });
}
