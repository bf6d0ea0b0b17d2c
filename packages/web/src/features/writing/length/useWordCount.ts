import { countWords } from '@ninefold/core/writing/word-count';
import type { Draft } from '../draft/draft.ts';
import { TEXT } from '../draft/draft-save.ts';
import { useWritten } from '../draft/useDraft.ts';

let last = { essay: '', count: 0 };

/** How many words the essay has now. Bar, dialog and footer ask for the same essay after every key: it is counted once. */
export function useWordCount(draft: Draft): number {
  const essay = useWritten(draft, TEXT);
  if (last.essay !== essay) last = { essay, count: countWords(essay) };
  return last.count;
}
