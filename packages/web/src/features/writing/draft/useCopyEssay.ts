import { ApiError } from '@ninefold/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { newId } from '#practice/new-id.ts';
import { toast } from '#ui/states/toast.ts';
import { essayQueries } from '../essay.queries.ts';
import { editorOf } from '../essay-paths.ts';
import { copyEssay } from './copy-essay.ts';
import { useOneAtATime } from './useOneAtATime.ts';

/**
 * Makes a copy of an essay and opens it, unless the learner has gone on to another page meanwhile: it is in the lists
 * then. `failed`: what to say when it could not be made.
 */
export function useCopyEssay(recordId: number, failed: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key, setKey] = useState(newId);
  const here = useIsHere();
  const copy = useMutation({
    mutationFn: (_: null) => copyEssay(recordId, key),
    onSuccess: (made) => {
      setKey(newId());
      void client.invalidateQueries({ ...essayQueries.all(), refetchType: 'none' });
      if (here.current) void navigate(editorOf(made));
    },
    onError: (error) => {
      // The copy of this key has been handed in already; any other failure may go on where it broke off.
      if (is(error, 'conflict')) setKey(newId());
      toast.error(is(error, 'network') ? error.message : failed);
    },
  });
  const start = useOneAtATime(copy);
  return { copying: copy.isPending, copy: () => start(null) };
}

const is = (error: Error, code: ApiError['error']) => error instanceof ApiError && error.error === code;

function useIsHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
