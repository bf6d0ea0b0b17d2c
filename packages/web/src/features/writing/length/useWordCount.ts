import { countWords } from '@ninefold/core/writing/word-count';
import { useCallback, useSyncExternalStore } from 'react';
import type { Draft } from '../draft/draft.ts';
import { TEXT } from '../draft/draft-save.ts';

/** Often enough to look alive, and never in the frame of a key: the letter is painted first. */
const COUNT_EVERY_MS = 150;

let last = { essay: '', count: 0 };

/** How many words the essay has now. Bar, dialog and footer ask for the same essay: it is counted once. */
export function useWordCount({ sheet }: Draft): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | null = null;
      const stop = sheet.subscribe(TEXT, () => {
        timer ??= setTimeout(() => {
          timer = null;
          listener();
        }, COUNT_EVERY_MS);
      });
      return () => {
        stop();
        if (timer !== null) clearTimeout(timer);
      };
    },
    [sheet],
  );
  return useSyncExternalStore(subscribe, () => counted(String(sheet.answer(TEXT) ?? '')));
}

function counted(essay: string): number {
  if (last.essay !== essay) last = { essay, count: countWords(essay) };
  return last.count;
}
