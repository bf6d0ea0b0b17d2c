import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '#practice/new-id.ts';
import { toast } from '#ui/states/toast.ts';
import { essayQueries } from '../essay.queries.ts';
import { editorOf } from '../essay-paths.ts';
import { copyEssay } from './copy-essay.ts';
import { useOneAtATime } from './useOneAtATime.ts';

/** Makes a copy of an essay and opens it. `failed`: what to say when it could not be made. */
export function useCopyEssay(recordId: number, failed: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key, setKey] = useState(newId);
  const copy = useMutation({
    mutationFn: (_: null) => copyEssay(recordId, key),
    onSuccess: (made) => {
      setKey(newId());
      void client.invalidateQueries({ ...essayQueries.all(), refetchType: 'none' });
      void navigate(editorOf(made));
    },
    onError: () => toast.error(failed),
  });
  const start = useOneAtATime(copy);
  return { copying: copy.isPending, copy: () => start(null) };
}
