import { useEffect, useRef } from 'react';

type Keys = { toggle: () => void; back: () => void; ahead: () => void; captions: () => void };

const TYPED = 'input, textarea, select, [contenteditable], [role="slider"]';

/** Space plays, arrows move by ten seconds, C changes the captions; never while something is typed or pressed. */
export function useMediaKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const at = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || at?.closest(TYPED)) return;
      // A focused button or link is pressed by space, and dialogs have keys of their own.
      if (at?.closest('[role="dialog"]') || (event.key === ' ' && at?.closest('button, a'))) return;
      const act = { ' ': 'toggle', ArrowLeft: 'back', ArrowRight: 'ahead', c: 'captions', C: 'captions' }[event.key];
      if (!act) return;
      event.preventDefault();
      latest.current[act as keyof Keys]();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
