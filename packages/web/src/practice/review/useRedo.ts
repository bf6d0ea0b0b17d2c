import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '#lib/api.ts';
import { newId } from '../new-id.ts';
import { practiceQueries } from '../practice.queries.ts';
import type { PaperSource } from '../practice-kit.ts';
import { writerId } from '../sitting/writer-id.ts';

/** Starts the wrong questions again, in practice mode. */
export function useRedo({ skill, paperPath }: PaperSource, id: number, attemptId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(newId);
  return useMutation({
    mutationFn: () => api.attempt.start({ skill, of_attempt: attemptId, mode: 'practice', key, writer: writerId() }),
    onSuccess: (attempt) => {
      client.setQueryData(practiceQueries.attempt(attempt.id).queryKey, attempt);
      void navigate(paperPath(id, { attempt: attempt.id }));
    },
  });
}
