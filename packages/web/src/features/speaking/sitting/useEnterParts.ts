import type { SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import type { SpeakingPart } from '@ninefold/core/speaking/parts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#lib/api.ts';
import { speakingQueries } from '../speaking.queries.ts';

/** Tells the server when a part and the minute to prepare begin, so that a reload finds the same clock. */
export function useEnterParts(recordId: number, part: SpeakingPart | null, preparing: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (part === null) return;
    api.speaking
      .enterPart({ record_id: recordId, part, prepare: preparing ? 1 : 0 })
      .then((fresh) =>
        client.setQueryData(speakingQueries.sitting(recordId).queryKey, (before) => before && merged(before, fresh)),
      )
      // Without a network the page keeps its own clock.
      .catch(() => {});
  }, [client, recordId, part, preparing]);
}

/** An answer that was saved while this call was on its way stays. */
function merged(before: SpeakingSitting, fresh: SpeakingSitting): SpeakingSitting {
  const isNew = (one: SpeakingSitting['answers'][number]) =>
    !fresh.answers.some(({ order, try: which }) => order === one.order && which === one.try);
  const { parts, prepare_from, prepare_until, ends_at, now } = fresh;
  return {
    ...before,
    ...{ parts, prepare_from, prepare_until, ends_at, now },
    answers: [...fresh.answers, ...before.answers.filter(isNew)],
  };
}
