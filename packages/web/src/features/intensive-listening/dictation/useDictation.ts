import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import type { Dictation, DictationLine } from '@ninefold/contract/intensive-listening/dictation';
import { tallyDictation } from '@ninefold/core/intensive-listening/dictation/tally';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { newId } from '#practice/new-id.ts';
import { MISTAKES } from '#session/session.queries.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';
import { intensiveMessages } from '../intensive.messages.ts';
import { intensiveQueries } from '../intensive.queries.ts';
import { giveLine, kept, keptOf, sendKept } from './dictation-queue.ts';

/** The dictation of this section: begun, written line by line, and ended. Every line is safe once it was given. */
export function useDictation(paper: SentencePaper) {
  const t = useText(intensiveMessages);
  const client = useQueryClient();
  const me = useMe();
  const record = paper.dictation;
  const [waiting, setWaiting] = useState<readonly number[]>(() => ordersOf(record));
  const failed = ({ message }: Error) => toast.error(message || t('saveFailed'));

  const show = useCallback(
    (dictation: Dictation) =>
      client.setQueryData(intensiveQueries.paper(paper.id).queryKey, (before) => before && { ...before, dictation }),
    [client, paper.id],
  );

  const addLine = useCallback(
    (line: DictationLine) =>
      client.setQueryData(intensiveQueries.paper(paper.id).queryKey, (before) =>
        before?.dictation ? { ...before, dictation: withLine(before.dictation, line) } : before,
      ),
    [client, paper.id],
  );

  const sendWaiting = useCallback(async () => {
    if (!me || kept().length === 0) return;
    await sendKept(me, (given, line) => {
      if (given.record_id === record?.id) addLine(line);
    });
    setWaiting(ordersOf(record));
  }, [me, record, addLine]);

  useEffect(() => {
    const now = () => void sendWaiting();
    now();
    window.addEventListener('online', now);
    return () => window.removeEventListener('online', now);
  }, [sendWaiting]);

  const begin = useMutation({
    mutationFn: (fresh: boolean) =>
      api.listening.startDictation({ id: paper.id, key: newId(), ...(fresh && { fresh: 1 as const }) }),
    onSuccess: show,
    onError: failed,
  });
  const write = useMutation({
    networkMode: 'always',
    mutationFn: ({ order, key, given }: { order: number; key: string; given: string }) =>
      giveLine({ record_id: record?.id ?? 0, order, key, given }, me),
    onSuccess: (line, { order }) => {
      if (line === 'kept') setWaiting((before) => [...new Set([...before, order])]);
      else addLine(line);
    },
    onError: failed,
  });
  const finish = useMutation({
    mutationFn: async () => {
      await sendWaiting();
      return api.listening.finishDictation({ record_id: record?.id ?? 0 });
    },
    onSuccess: (dictation) => {
      show(dictation);
      void client.invalidateQueries({ queryKey: [MISTAKES] });
    },
    onError: failed,
  });
  return { record, waiting, begin, write, finish };
}

const ordersOf = (record: Dictation | null): number[] => (record ? keptOf(record.id).map(({ order }) => order) : []);

function withLine(dictation: Dictation, line: DictationLine): Dictation {
  const others = dictation.lines.filter(({ order }) => order !== line.order);
  const lines = [...others, line].sort((a, b) => a.order - b.order);
  return { ...dictation, lines, tally: tallyDictation(lines) };
}
