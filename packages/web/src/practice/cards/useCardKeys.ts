import { useEffect, useLayoutEffect, useRef } from 'react';
import { useShown } from './shown.ts';

const TYPED =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]';

/** Keys that a card knows by their own names (KeyR, Escape), while it is the one at hand. Inside a field they type. */
export function useCardKeys(actions: Readonly<Record<string, () => void>>): void {
  const shown = useShown();
  const latest = useRef(actions);
  // With the picture and not after it: whoever sees a button may press its key at once.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat)
        return;
      const act = latest.current[event.code];
      if (!act || (event.target instanceof Element && event.target.closest(TYPED))) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown]);
}
