import type { Word } from '@ninefold/contract/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { lookUpMessages } from './look-up.messages.ts';
import { noteSaved } from './look-up.queries.ts';

/** Puts a word into the notebook or removes it. The button shows what the server has, not what was requested. */
export function useSaveWord() {
  const t = useText(lookUpMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ word, save }: { word: Word; save: boolean }) => {
      const { notebook } = api.vocabulary;
      await (save ? notebook.save({ vocabulary_id: word.id }) : notebook.delete({ vocabulary_id: word.id }));
    },
    onSuccess: (_, { word, save }) => noteSaved(client, word.id, save),
    onError: ({ message }) => toast.error(message || t('saveFailed')),
  });
}
