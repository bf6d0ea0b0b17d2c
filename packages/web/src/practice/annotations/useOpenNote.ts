import { useCallback, useState } from 'react';
import type { PlayerState } from '../sitting/usePlayer.ts';
import type { Highlight } from './annotations.ts';

/** The note whose tag was pressed. */
export function useOpenNote({ annotations }: PlayerState) {
  const [id, setId] = useState<string | null>(null);
  const open = useCallback((highlight: Highlight) => setId(highlight.id), []);
  return {
    highlight: annotations.highlights.find((highlight) => highlight.id === id) ?? null,
    open,
    close: () => setId(null),
  };
}
