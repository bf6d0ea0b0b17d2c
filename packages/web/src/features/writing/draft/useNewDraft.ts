import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '#lib/api.ts';
import { newId } from '#practice/new-id.ts';
import { writerId } from '#practice/sitting/writer-id.ts';
import { essayQueries } from '../essay.queries.ts';
import { editorOf } from '../essay-paths.ts';

/** `of_record`: the draft that is written again, whose text the new one starts with; 0 for a first one. */
type NewDraft = { paper_id: number; prompt_id: number; task: 1 | 2; of_record: number };

/** Opens a new draft in practice mode and goes there. Pressed twice, it is one draft. */
export function useNewDraft() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key, setKey] = useState(newId);
  return useMutation({
    mutationFn: async (wanted: NewDraft) => {
      const { id } = await api.exercise.saveEssayRecordInfo({ id: 0, ...wanted, key, writer: writerId() });
      return { id, paper_id: wanted.paper_id, task: wanted.task };
    },
    onSuccess: (record) => {
      setKey(newId());
      void client.invalidateQueries({ ...essayQueries.all(), refetchType: 'none' });
      void navigate(editorOf(record));
    },
  });
}
