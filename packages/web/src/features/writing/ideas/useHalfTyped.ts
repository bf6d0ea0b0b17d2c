import { useState } from 'react';
import { useKeptText } from '#practice/kept/useKeptText.ts';

type HalfTyped = { side: string; idea: string; because: string; example: string };

/** The idea that is being typed: it outlives a reload and the step to the board, as the ideas already added do. */
export function useHalfTyped(paper: number, side: string) {
  const kept = useKeptText('idea', String(paper), '');
  const [draft, setDraft] = useState<HalfTyped>(() => read(kept.text) ?? empty(side));
  return {
    draft,
    isTyped: [draft.idea, draft.because, draft.example].some((text) => text.trim() !== ''),
    set: (part: Partial<HalfTyped>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      kept.change(JSON.stringify(next));
    },
    /** It stands among the ideas now; the next one is probably for the same side. */
    forget: () => {
      setDraft(empty(draft.side));
      kept.forget();
    },
  };
}

const empty = (side: string): HalfTyped => ({ side, idea: '', because: '', example: '' });

function read(text: string): HalfTyped | null {
  try {
    const { side, idea, because, example } = JSON.parse(text) as Record<string, unknown>;
    const parts = [side, idea, because, example].map((part) => (typeof part === 'string' ? part : ''));
    return { side: parts[0] ?? '', idea: parts[1] ?? '', because: parts[2] ?? '', example: parts[3] ?? '' };
  } catch {
    return null;
  }
}
