import { type RefObject, useEffect, useState } from 'react';
import { type Rect, selectionBox } from '../selection/selection-box.ts';
import { useSettledSelection } from '../selection/useSettledSelection.ts';
import type { Highlight } from './annotations.ts';
import type { Stretch } from './highlight-rules.ts';
import { highlightAt, selectedStretches } from './selected-stretches.ts';

export type Chosen =
  | { kind: 'text'; stretches: readonly Stretch[]; at: Rect }
  | { kind: 'highlight'; id: string; at: Rect };

/** The words selected in the area, or the highlight that was pressed. */
export function useChosen(area: RefObject<HTMLElement | null>, active: boolean) {
  const [chosen, setChosen] = useState<Chosen | null>(null);

  useSettledSelection(() => {
    const stretches = area.current ? selectedStretches(area.current) : [];
    if (stretches.length > 0) setChosen({ kind: 'text', stretches, at: selectionBox() });
    else setChosen((now) => (now?.kind === 'text' ? null : now));
  }, active);

  useEffect(() => {
    if (!active) return;
    function click(event: MouseEvent) {
      const highlight = highlightAt(event.target);
      const inside = event.target instanceof Node && area.current?.contains(event.target);
      if (!highlight || !inside || !window.getSelection()?.isCollapsed) return;
      setChosen({ kind: 'highlight', id: highlight, at: (event.target as Element).getBoundingClientRect() });
    }
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, [area, active]);

  return [chosen, setChosen] as const;
}

/** The stretches of text that were chosen. */
export function stretchesOf(chosen: Chosen | null, highlights: readonly Highlight[]): readonly Stretch[] {
  if (!chosen) return [];
  if (chosen.kind === 'text') return chosen.stretches;
  return highlights.filter(({ id }) => id === chosen.id).map(({ block, start, end }) => ({ block, start, end }));
}
