import { type RefObject, useEffect } from 'react';
import { useShown } from './shown.ts';

/**
 * A card that is shown begins at its top and takes the focus: into the field, if there is one to type into. A phone's
 * keyboard would hide the card, so there it stays closed.
 */
export function useArrival(stage: RefObject<HTMLElement | null>): void {
  const shown = useShown();
  useEffect(() => {
    if (!shown) return;
    const field = stage.current?.querySelector<HTMLElement>('input:not([type=radio]):not([type=checkbox]), textarea');
    const types = window.matchMedia('(pointer: fine)').matches;
    (types && field ? field : stage.current)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [shown, stage]);
}
