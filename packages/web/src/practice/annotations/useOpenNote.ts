import { useCallback, useState } from 'react';
import type { PlayerState } from '../sitting/usePlayer.ts';
import type { Mark } from './annotations.ts';

/** The note whose tag was pressed. */
export function useOpenNote({ work }: PlayerState) {
  const [id, setId] = useState<string | null>(null);
  const open = useCallback((mark: Mark) => setId(mark.id), []);
  return { mark: work.marks.find((mark) => mark.id === id) ?? null, open, close: () => setId(null) };
}
