import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk.ts';

type LatePart<Props> = {
  (): ComponentType<Props> | null;
  /** Fetches it for pages that are drawn later; fails when it cannot be fetched, and may be asked again. */
  ready: () => Promise<void>;
};

/**
 * A part of a page that is not needed for its first picture: fetched when the page is drawn, and kept for the next one.
 * Until it is there, and when it cannot be fetched, its place is empty and everything else works.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetched = async () => {
    loaded ??= await loadChunk(load);
    return loaded;
  };
  function useLatePart() {
    const [part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (part) return;
      let here = true;
      fetched().then(
        (arrived) => here && setPart(() => arrived),
        // The next one that is drawn tries again.
        () => {},
      );
      return () => {
        here = false;
      };
    }, [part]);
    // Somebody else may have fetched it meanwhile.
    return part ?? loaded;
  }
  return Object.assign(useLatePart, { ready: async () => void (await fetched()) });
}
