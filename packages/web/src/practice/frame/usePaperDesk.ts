import { useMemo } from 'react';
import { useBreakpoint } from '#platform/breakpoints.ts';
import type { TextLayers } from '../annotations/text-layers.ts';
import type { Desk } from '../questions/desk.ts';
import { useCheck } from '../sitting/useCheck.ts';
import type { PlayerState } from '../sitting/usePlayer.ts';

/** What the views of the questions need. The same object until something in it changes. */
export function usePaperDesk(player: PlayerState): Desk {
  const { part, sitting, current, readOnly, annotations, results } = player;
  const onCheck = useCheck(player);
  const oneAtATime = useBreakpoint() === 'mobile';
  return useMemo(
    () => ({
      part,
      book: sitting.sheet,
      current,
      readOnly,
      flags: annotations.flags,
      results,
      oneAtATime,
      ...(onCheck && { onCheck }),
    }),
    [part, sitting, current, readOnly, annotations.flags, results, oneAtATime, onCheck],
  );
}

/** What lies over the text while it is read: the learner's highlights. There is no evidence before handing in. */
export function useTextLayersOf({ annotations }: PlayerState, onNote: TextLayers['onNote']): TextLayers {
  return useMemo(
    () => ({ highlights: annotations.highlights, spots: [], ...(onNote && { onNote }) }),
    [annotations.highlights, onNote],
  );
}
