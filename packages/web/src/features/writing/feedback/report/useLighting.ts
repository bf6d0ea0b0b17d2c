import { useCallback, useMemo, useState } from 'react';
import type { Lit } from './lit.ts';

/**
 * One thing is lit at a time. Scrolling waits for the paint that lights it. On a phone a remark does not lie beside its
 * words: it comes in a sheet instead, and `sheet` says which.
 */
export function useLighting(phone: boolean): Lit & { sheet: string | null; closeSheet: () => void } {
  const [key, setKey] = useState<string | null>(null);
  const [sheet, setSheet] = useState<string | null>(null);
  const show = useCallback((next: string, selector: string, button: string | false) => {
    setKey(next);
    requestAnimationFrame(() => bringIntoView(document.querySelector(selector), button));
  }, []);
  const showRemark = useCallback(
    (next: string, focus = false) => {
      const row = `[data-remark="${CSS.escape(next)}"]`;
      if (!phone) return show(next, row, focus && `${row} button`);
      setKey(next);
      setSheet(next);
    },
    [phone, show],
  );
  return useMemo(
    () => ({
      key,
      light: setKey,
      // The number stands behind the last of the words, and another remark's may stand between them.
      showWords: (next: string, focus = false) =>
        show(next, `[data-words~="${CSS.escape(next)}"]`, focus && `[data-number="${CSS.escape(next)}"]`),
      showRemark,
      sheet,
      closeSheet: () => setSheet(null),
    }),
    [key, show, showRemark, sheet],
  );
}

function bringIntoView(found: Element | null, button: string | false): void {
  if (!found) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  found.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  if (button) document.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
}
