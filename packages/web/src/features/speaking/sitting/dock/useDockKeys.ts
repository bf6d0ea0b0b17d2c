import { useEffect, useRef } from 'react';

/** R or the space bar records and stops, Esc asks before it throws away; while a field is typed in, keys are letters. */
export function useDockKeys(keys: { record: () => void; escape: () => void }): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target instanceof HTMLElement ? event.target : null;
      const typing = Boolean(at?.closest('input, textarea, select, [contenteditable]'));
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (at?.closest('[role="dialog"]')) return;
      if (event.code === 'Escape') return now.current.escape();
      if (typing) return;
      // The space bar belongs to the button that has the focus.
      const onButton = Boolean(at?.closest('button, a, [role="tab"], [role="slider"]'));
      if (event.code !== 'KeyR' && (event.code !== 'Space' || onButton)) return;
      event.preventDefault();
      now.current.record();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
