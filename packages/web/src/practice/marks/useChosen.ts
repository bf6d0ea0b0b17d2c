import { type RefObject, useEffect, useState } from 'react';
import type { Stretch } from './mark-rules.ts';
import { markAt, selectedStretches } from './selection.ts';

export type Rect = { left: number; top: number; right: number; bottom: number };
export type Chosen = { kind: 'text'; stretches: readonly Stretch[]; at: Rect } | { kind: 'mark'; id: string; at: Rect };

/** A selection is ready when the pointer is up and it has stood still for a moment. */
const STILL_MS = 150;

/** The words selected in the area, or the highlight that was pressed. */
export function useChosen(area: RefObject<HTMLElement | null>, active: boolean) {
  const [chosen, setChosen] = useState<Chosen | null>(null);

  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let down = false;

    function look() {
      if (!area.current || down) return;
      const stretches = selectedStretches(area.current);
      if (stretches.length > 0) setChosen({ kind: 'text', stretches, at: selectionBox() });
      else setChosen((now) => (now?.kind === 'text' ? null : now));
    }
    function soon() {
      if (timer) clearTimeout(timer);
      timer = setTimeout(look, STILL_MS);
    }
    const press = () => {
      down = true;
    };
    const release = () => {
      down = false;
      soon();
    };
    function click(event: MouseEvent) {
      const mark = markAt(event.target);
      const inside = event.target instanceof Node && area.current?.contains(event.target);
      if (!mark || !inside || !window.getSelection()?.isCollapsed) return;
      setChosen({ kind: 'mark', id: mark, at: (event.target as Element).getBoundingClientRect() });
    }

    document.addEventListener('selectionchange', soon);
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    document.addEventListener('click', click);
    return () => {
      if (timer) clearTimeout(timer);
      document.removeEventListener('selectionchange', soon);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
      document.removeEventListener('click', click);
    };
  }, [area, active]);

  return [chosen, setChosen] as const;
}

/** The last line of the selection: the bar hangs below it, out of the way of what was read. */
export function selectionBox(): Rect {
  const range = window.getSelection()?.getRangeAt(0);
  const lines = range ? [...range.getClientRects()].filter(({ width }) => width > 0) : [];
  return lines[lines.length - 1] ?? range?.getBoundingClientRect() ?? { left: 0, top: 0, right: 0, bottom: 0 };
}
