import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk.ts';

/**
 * A part of a page that is not needed for its first picture: fetched when the page is drawn, and kept for the next one.
 * Until it is there, and when it cannot be fetched, its place is empty and everything else works.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): () => ComponentType<Props> | null {
  let loaded: ComponentType<Props> | null = null;
  return function useLatePart() {
    const [part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (part) return;
      let here = true;
      loadChunk(load).then(
        (arrived) => {
          loaded = arrived;
          if (here) setPart(() => arrived);
        },
        // The next one that is drawn tries again.
        () => {},
      );
      return () => {
        here = false;
      };
    }, [part]);
    return part;
  };
}
