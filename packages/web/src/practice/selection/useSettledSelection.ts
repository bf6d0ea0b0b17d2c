import { useEffect, useRef } from 'react';

/** A selection is finished when the pointer is up and nothing has changed for this long. */
const STILL_MS = 150;

/** Calls `onSettled` when the learner has finished selecting, and when the selection is gone. */
export function useSettledSelection(onSettled: () => void, active: boolean): void {
  const latest = useRef(onSettled);
  latest.current = onSettled;
  const hasRested = useRef(false);

  useEffect(() => {
    if (!active) {
      hasRested.current = true;
      return;
    }
    let timer: ReturnType<typeof setTimeout> | null = null;
    let down = false;
    const settle = () => {
      if (!down) latest.current();
    };
    const soon = () => {
      if (timer) clearTimeout(timer);
      timer = setTimeout(settle, STILL_MS);
    };
    const press = () => {
      down = true;
    };
    const release = () => {
      down = false;
      soon();
    };
    document.addEventListener('selectionchange', soon);
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    // The tools are fetched after the text is there: somebody may have selected a word meanwhile. What stays selected
    // while the dictionary is open is no news when it closes.
    if (!hasRested.current && window.getSelection()?.isCollapsed === false) soon();
    return () => {
      if (timer) clearTimeout(timer);
      document.removeEventListener('selectionchange', soon);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
    };
  }, [active]);
}
