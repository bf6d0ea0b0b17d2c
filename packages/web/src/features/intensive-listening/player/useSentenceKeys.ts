import { useLayoutEffect, useRef } from 'react';

/** By the key's own name: Space, ArrowLeft, KeyH; with Alt also from inside a text field. */
export type KeyActions = Readonly<Record<string, () => void>>;

/**
 * Keys of the page. Inside a field they type, so there each is pressed together with Alt; on a button or a slider the
 * keys that it knows itself are left to it.
 */
export function useSentenceKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  // With the picture and not after it: whoever sees a button may press its key at once.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.isComposing || event.repeat) return;
      const act = latest.current[event.code];
      if (!act || document.querySelector('[role="dialog"]') || !isOurs(event)) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const TYPED = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
const PRESSED = 'button, a, summary, [role="option"], [role="tab"], input';
const MOVED = '[role="slider"], [role="tab"], input[type="radio"], [role="listbox"]';

function isOurs({ target, code, altKey }: KeyboardEvent): boolean {
  const at = target instanceof Element ? target : document.body;
  // Alt with an arrow is the browser's own way back.
  if (altKey) return code.startsWith('Key');
  if (at.matches(TYPED)) return false;
  if (code === 'Space' || code === 'Enter') return !at.closest(PRESSED);
  return !(code.startsWith('Arrow') && at.closest(MOVED));
}
