import { useEffect, useRef } from 'react';

/** What is open, the topmost last. */
const open: symbol[] = [];

/**
 * Esc closes the topmost dialog only, and not even that one where something inside has used the key, such as a calendar
 * or a list over it.
 */
export function useEscapeOnTop(active: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;

  useEffect(() => {
    if (!active) return;
    const me = Symbol();
    open.push(me);
    function typed(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && open.at(-1) === me)
        latest.current();
    }
    window.addEventListener('keydown', typed);
    return () => {
      open.splice(open.indexOf(me), 1);
      window.removeEventListener('keydown', typed);
    };
  }, [active]);
}
