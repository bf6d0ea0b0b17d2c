import { type RefObject, useEffect } from 'react';
import { afterPaint } from '#navigation/after-paint.ts';
import { useShown } from './shown.ts';

/**
 * A card that is shown begins at its top and takes the focus: into the field, if there is one to type into. A phone's
 * keyboard would hide the card, so there it stays closed.
 */
export function useArrival(stage: RefObject<HTMLElement | null>): void {
  const shown = useShown();
  useEffect(() => {
    if (!shown) return;
    window.scrollTo({ top: 0 });
    const field = stage.current?.querySelector<HTMLElement>('input:not([type=radio]):not([type=checkbox]), textarea');
    if (!field || !window.matchMedia('(pointer: fine)').matches) return focusLater(stage);
    // At once: whoever types on must not lose a letter.
    field.focus({ preventScroll: true });
  }, [shown, stage]);
}

/** So that the next key finds the card. It moves a ring that nobody sees, so the card is painted first. */
export function focusLater(stage: RefObject<HTMLElement | null>): () => void {
  let left = false;
  afterPaint(() => {
    const here = stage.current;
    if (!left && here && !here.contains(document.activeElement)) here.focus({ preventScroll: true });
  });
  return () => {
    left = true;
  };
}
