import { useEffect, useLayoutEffect, useRef } from 'react';
import { useShown } from './shown.ts';

/** Enter does what the filled button does. A button or link that has the focus keeps its own Enter. */
export function useEnter(press: () => void): void {
  const shown = useShown();
  const latest = useRef(press);
  // With the picture and not after it: whoever sees the next button and presses at once means that one.
  useLayoutEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || event.repeat) return;
      if (
        event.target instanceof Element &&
        event.target.closest('button, a, summary, textarea, select, [role=dialog]')
      )
        return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown]);
}
