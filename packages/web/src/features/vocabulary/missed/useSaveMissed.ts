import { queryOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import type { MissedWord } from '#practice/word-tools/word-tools.ts';
import { toast } from '#ui/states/toast.ts';
import { missedMessages } from './missed.messages.ts';

/** What would happen to these words: whether anybody knows them, and which are kept already. */
export const missedQuery = (missed: readonly MissedWord[]) =>
  queryOptions({
    queryKey: ['missed-words', missed.map(({ word }) => word)],
    queryFn: async () =>
      (await api.vocabulary.importWords({ words: missed.map(({ word }) => ({ name: word })), dry: 1 })).results,
    retry: false,
  });

/** Into the notebook with the sentence and the paper; looked up on the way, so that they count as unknown words. */
export function useSaveMissed(skill: 'reading' | 'listening', missed: readonly MissedWord[]) {
  const t = useText(missedMessages);
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const mutation = useMutation({
    mutationFn: async (names: readonly string[]) => {
      for (const name of names) {
        const { sentence = '', paperId = 0 } = missed.find(({ word }) => word === name) ?? {};
        const [word] = (await api.vocabulary.getWordList({ name, exact: 1 })).list;
        if (!word) continue;
        const met = { sentence: sentence.replace(/[\p{Cc}\p{Cf}]/gu, ''), met_in: skill, paper_id: paperId };
        await api.vocabulary.notebook.save({ vocabulary_id: word.id, ...met });
        setSaved((before) => new Set([...before, name]));
      }
    },
    onError: ({ message }) => toast.error(message || t('failed')),
  });
  return { ...mutation, saved };
}
