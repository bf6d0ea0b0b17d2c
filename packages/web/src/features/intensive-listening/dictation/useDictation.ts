import type { SentencePaper } from '@ninefold/contract/intensive-listening';
import type { Dictation, DictationLine } from '@ninefold/contract/intensive-listening/dictation';
import { tallyDictation } from '@ninefold/core/intensive-listening/dictation/tally';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { useTryAgain } from '#practice/kept/useTryAgain.ts';
import { newId } from '#practice/new-id.ts';
import { MISTAKES } from '#session/session.queries.ts';
import { useMe } from '#session/session.ts';
import { toast } from '#ui/states/toast.ts';
import { intensiveMessages } from '../intensive.messages.ts';
import { intensiveQueries } from '../intensive.queries.ts';
import { giveLine, isKeptFor, kept, keptOf, sendKept } from './dictation-queue.ts';
import { forgetTyped, typedLines } from './typed-lines.ts';

type Given = { order: number; key: string; given: string };

/** The dictation of this section: begun, written line by line, and ended. Every line is safe once it was given. */
export function useDictation(paper: SentencePaper) {
  const t = useText(intensiveMessages);
  const client = useQueryClient();
  const me = useMe();
  const record = paper.dictation;
  const recordId = record?.id ?? 0;
  const [waiting, setWaiting] = useState<readonly number[]>(() => keptOrders(recordId));
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
    await sendKept(me, {
      onMarked: (given, line) => {
        if (given.record_id === recordId) addLine(line);
      },
      onRefused: (_, error) => toast.error(error.message || t('saveFailed')),
    });
    setWaiting(keptOrders(recordId));
  }, [me, recordId, addLine, t]);

  useTryAgain(sendWaiting, () => isKeptFor(me));

  const begin = useMutation({
    mutationFn: (fresh: boolean) =>
      api.listening.startDictation({ id: paper.id, key: newId(), ...(fresh && { fresh: 1 as const }) }),
    onSuccess: show,
    onError: failed,
  });
  const write = useMutation({
    networkMode: 'always',
    mutationFn: (line: Given) => give(line),
    onError: failed,
  });
  const finish = useMutation({
    mutationFn: async () => {
      // What stands on the sheet counts: a sentence that was typed and not checked is handed in with the others.
      for (const { order, given } of typedLines(recordId)) await give({ order, given, key: newId() }).catch(() => {});
      await sendWaiting();
      // A closed dictation takes no more lines: those that wait here would be lost.
      const left = keptOf(recordId).length;
      if (left > 0) throw new Error(t('finishLater', { count: left }));
      const done = await api.listening.finishDictation({ record_id: recordId });
      forgetTyped(recordId);
      return done;
    },
    onSuccess: (dictation) => {
      show(dictation);
      void client.invalidateQueries({ queryKey: [MISTAKES] });
    },
    onError: failed,
  });
  return { record, waiting, begin, write, finish };

  /** Marked, or kept here in its own place: either way it is no longer only typed. */
  async function give(given: Given): Promise<void> {
    const line = await giveLine({ record_id: recordId, ...given }, me);
    forgetTyped(recordId, given.order);
    if (line === 'kept') setWaiting(keptOrders(recordId));
    else addLine(line);
  }
}

const keptOrders = (recordId: number): number[] => keptOf(recordId).map(({ order }) => order);

function withLine(dictation: Dictation, line: DictationLine): Dictation {
  const others = dictation.lines.filter(({ order }) => order !== line.order);
  const lines = [...others, line].sort((a, b) => a.order - b.order);
  return { ...dictation, lines, tally: tallyDictation(lines) };
}
