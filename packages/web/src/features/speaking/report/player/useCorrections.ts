import type { SpeakingReportView } from '@ninefold/contract/speaking/scoring';
import type { WordCorrection } from '@ninefold/core/speaking/correct-words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { speakingQueries } from '../../speaking.queries.ts';
import { reportMessages } from '../report.messages.ts';

export type Corrections = ReturnType<typeof useCorrections>;

/** Words of an answer that the learner puts right: gathered, sent together, and the report comes back made again. */
export function useCorrections(recordId: number, order: number, heard: readonly { text: string }[]) {
  const t = useText(reportMessages);
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [changed, setChanged] = useState<Changed>({ order, texts: new Map() });
  // Another answer has other places.
  const texts = changed.order === order ? changed.texts : NONE;
  const { mutate, isPending } = useMutation({
    mutationFn: (words: WordCorrection[]) =>
      api.speaking.correctWords({
        ...{ record_id: recordId, order },
        words: words.map((word) => ({ ...word, was: heard[word.at]?.text ?? '' })),
      }),
    onSuccess: (view: SpeakingReportView) => {
      client.setQueryData(speakingQueries.report(recordId).queryKey, view);
      void client.invalidateQueries(speakingQueries.overview());
      stop();
      toast.success(t('correctedDone'));
    },
    onError: (error) => toast.error(error.message || t('correctedFailed')),
  });
  function stop() {
    setOpen(false);
    setChanged({ order, texts: new Map() });
  }

  return {
    isOpen,
    isBusy: isPending,
    texts,
    open: () => setOpen(true),
    stop,
    /** Nothing is sent yet. */
    change: (at: number, text: string) => setChanged({ order, texts: new Map(texts).set(at, text) }),
    send: (words: WordCorrection[] = [...texts].map(([at, text]) => ({ at, text }))) => mutate(words),
  };
}

type Changed = { order: number; texts: ReadonlyMap<number, string> };
const NONE: ReadonlyMap<number, string> = new Map();
