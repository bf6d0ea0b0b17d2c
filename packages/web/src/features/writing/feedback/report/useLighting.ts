import { useCallback, useMemo, useState } from 'react';
import type { Lit } from './lit.ts';

/**
 * One thing is lit at a time. Scrolling waits for the paint that lights it. On a phone a remark does not lie beside its
 * words: it comes in a sheet instead, and `sheet` says which.
 */
export function useLighting(phone: boolean): Lit & { sheet: string | null; closeSheet: () => void } {
  const [key, setKey] = useState<string | null>(null);
  const [sheet, setSheet] = useState<string | null>(null);
  const show = useCallback((next: string, selector: string, focus: boolean) => {
    setKey(next);
    requestAnimationFrame(() => bringIntoView(document.querySelector<HTMLElement>(selector), focus));
  }, []);
  const showRemark = useCallback(
    (next: string, focus = false) => {
      if (!phone) return show(next, `[data-remark="${CSS.escape(next)}"]`, focus);
      setKey(next);
      setSheet(next);
    },
    [phone, show],
  );
  return useMemo(
    () => ({
      key,
      light: setKey,
      showWords: (next: string, focus = false) => show(next, `[data-words~="${CSS.escape(next)}"]`, focus),
      showRemark,
      sheet,
      closeSheet: () => setSheet(null),
    }),
    [key, show, showRemark, sheet],
  );
}

function bringIntoView(found: HTMLElement | null, focus: boolean): void {
  if (!found) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  found.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  if (focus) (found.matches('button') ? found : found.querySelector('button'))?.focus({ preventScroll: true });
}
