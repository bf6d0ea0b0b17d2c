import type { Word } from '@ninefold/contract/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { lookUpMessages } from './look-up.messages.ts';
import { noteSaved } from './look-up.queries.ts';

/** Into the notebook, or out of it again; the button shows what the server has, never what was hoped for. */
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
