import type { Word } from '@ninefold/contract/vocabulary';
import type { Met } from '@ninefold/contract/vocabulary/met';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { metAt } from '../met-at.ts';
import { lookUpMessages } from './look-up.messages.ts';
import { noteSaved } from './look-up.queries.ts';

/** `met`: known better than by the address. */
type Saving = { word: Word; save: boolean; sentence?: string; met?: Met | undefined };

/** Puts a word into the notebook or removes it. The button shows what the server has, not what was requested. */
export function useSaveWord() {
  const t = useText(lookUpMessages);
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ word, save, sentence = '', met }: Saving) => {
      const { notebook } = api.vocabulary;
      const vocabulary_id = word.id;
      if (!save) await notebook.delete({ vocabulary_id });
      else
        await notebook.save({ vocabulary_id, sentence: storable(sentence), ...(met ?? metAt(window.location.hash)) });
    },
    onSuccess: (_, { word, save }) => noteSaved(client, word.id, save),
    onError: ({ message }) => toast.error(message || t('saveFailed')),
  });
}

/** Soft hyphens and the like are how a text is set, not what it says. */
const storable = (sentence: string): string => sentence.replace(/[\p{Cc}\p{Cf}]/gu, '');
