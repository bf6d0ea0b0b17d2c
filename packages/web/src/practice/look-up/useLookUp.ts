import { type RefObject, useState } from 'react';
import type { Rect } from '../annotations/useChosen.ts';

/** A word somebody wants to know, and where it stands on the screen. */
export type Asked = { words: string; at: Rect; save: boolean };

/** What is being looked up in an area; afterwards the keyboard is where it was, so that reading goes on. */
export function useLookUp(area: RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState<(Asked & { from: Element | null }) | null>(null);

  function close() {
    const from = asked?.from;
    setAsked(null);
    const back = from instanceof HTMLElement && from.isConnected && from !== document.body ? from : area.current;
    back?.focus({ preventScroll: true });
  }

  return {
    asked,
    ask: (wanted: Asked) => setAsked({ ...wanted, from: document.activeElement }),
    close,
  };
}
