import { countWords } from '@ninefold/core/writing/word-count';
import { useMemo } from 'react';
import type { Draft } from '../draft/draft.ts';
import { TEXT } from '../draft/draft-save.ts';
import { useWritten } from '../draft/useDraft.ts';

/** How many words the essay has now. */
export function useWordCount(draft: Draft): number {
  const essay = useWritten(draft, TEXT);
  return useMemo(() => countWords(essay), [essay]);
}
