import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { tabNote } from '#lib/tab-note.ts';
import type { Draft } from './draft.ts';
import { TEXT } from './draft-save.ts';
import { changed, type History, redo, resumed, undo } from './undo-history.ts';

const KEEP_AFTER_MS = 400;

export type Undo = {
  canUndo: boolean;
  canRedo: boolean;
  /** Steps back or forward; null when there is nothing, else where the caret belongs. */
  step: (way: 'undo' | 'redo') => number | null;
};

/** Steps back and forward through the essay, whatever changed it; a reload of the tab keeps them. */
export function useUndo({ record, sheet }: Draft): Undo {
  const note = useMemo(() => tabNote(`nf-undo-${record.id}`), [record.id]);
  const history = useRef<History | null>(null);
  const current = useCallback(() => {
    history.current ??= resumed(note.read(), String(sheet.answer(TEXT) ?? ''));
    return history.current;
  }, [note, sheet]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const keep = () => note.write(JSON.stringify(current()));
    const stop = sheet.subscribe(TEXT, () => {
      history.current = changed(current(), String(sheet.answer(TEXT) ?? ''), Date.now());
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(keep, KEEP_AFTER_MS);
    });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [note, sheet, current]);

  const subscribe = useCallback((listener: () => void) => sheet.subscribe(TEXT, listener), [sheet]);
  const canUndo = useSyncExternalStore(subscribe, () => current().past.length > 0);
  const canRedo = useSyncExternalStore(subscribe, () => current().future.length > 0);
  const step = useCallback(
    (way: 'undo' | 'redo') => {
      const taken = way === 'undo' ? undo(current()) : redo(current());
      if (!taken) return null;
      // First: the listener above then finds nothing that has changed.
      history.current = taken.history;
      sheet.give(TEXT, taken.history.text);
      return taken.caret;
    },
    [current, sheet],
  );
  return { canUndo, canRedo, step };
}
