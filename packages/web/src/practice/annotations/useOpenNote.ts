import { useCallback, useState } from 'react';
import type { Highlight } from './annotations.ts';

/** The highlight whose note is open. */
export function useOpenNote(highlights: readonly Highlight[]) {
  const [id, setId] = useState<string | null>(null);
  const open = useCallback((highlight: Highlight) => setId(highlight.id), []);
  return { highlight: highlights.find((one) => one.id === id) ?? null, open, close: () => setId(null) };
}
