import { type RefObject, useState } from 'react';
import { selectedSentence } from '../selection/selected-sentence.ts';
import type { AskedWords } from './word-tools.ts';

/** The words being looked up in an area. Afterwards the focus goes back to where it was, so that reading can go on. */
export function useAskedWords(area: RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState<(AskedWords & { from: Element | null }) | null>(null);

  function close() {
    const from = asked?.from;
    setAsked(null);
    const back = from instanceof HTMLElement && from.isConnected && from !== document.body ? from : area.current;
    back?.focus({ preventScroll: true });
  }

  return {
    asked,
    ask: (wanted: AskedWords) => setAsked({ sentence: selectedSentence(), ...wanted, from: document.activeElement }),
    close,
  };
}
