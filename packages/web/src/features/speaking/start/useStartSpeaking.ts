import type { SpeakingSitting } from '@ninefold/contract/speaking/sitting';
import type { SatPart, SpeakingMode } from '@ninefold/core/speaking/parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#lib/api.ts';
import { newId } from '#practice/new-id.ts';
import { speakingQueries } from '../speaking.queries.ts';

type Wanted = { id: number; part: SatPart; mode: SpeakingMode; fresh?: boolean };

/** Begins a sitting; pressed again after no answer it is the same one. */
export function useStartSpeaking(onStarted: (sitting: SpeakingSitting) => void) {
  const client = useQueryClient();
  const key = useRef(newId());
  return useMutation({
    mutationFn: ({ id, part, mode, fresh = false }: Wanted) =>
      api.speaking.start({ id, part, mode, key: key.current, fresh: fresh ? 1 : 0 }),
    onSuccess(sitting) {
      key.current = newId();
      client.setQueryData(speakingQueries.sitting(sitting.record_id).queryKey, sitting);
      void client.invalidateQueries(speakingQueries.overview());
      onStarted(sitting);
    },
  });
}
