import { useCallback, useMemo, useState } from 'react';
import type { Lit } from './lit.ts';

/** One thing is lit at a time. Scrolling waits for the paint that lights it. */
export function useLighting(): Lit {
  const [key, setKey] = useState<string | null>(null);
  const show = useCallback((next: string, selector: string, focus: boolean) => {
    setKey(next);
    requestAnimationFrame(() => bringIntoView(document.querySelector<HTMLElement>(selector), focus));
  }, []);
  return useMemo(
    () => ({
      key,
      light: setKey,
      showWords: (next, focus = false) => show(next, `[data-words~="${CSS.escape(next)}"]`, focus),
      showRemark: (next, focus = false) => show(next, `[data-remark="${CSS.escape(next)}"]`, focus),
    }),
    [key, show],
  );
}

function bringIntoView(found: HTMLElement | null, focus: boolean): void {
  if (!found) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  found.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  if (focus) (found.matches('button') ? found : found.querySelector('button'))?.focus({ preventScroll: true });
}
