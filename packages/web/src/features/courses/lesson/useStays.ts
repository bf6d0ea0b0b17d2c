import type { Stay } from '@ninefold/core/courses/lesson-progress';
import { useEffect, useState } from 'react';
import { SpentTime } from '#practice/sitting/spent-time.ts';
import { isMediaPlaying } from './player/useMedia.ts';

/**
 * How long somebody was at which parts: while it plays, and while it is read on a page that is seen. Idle is judged as in
 * every other practice.
 */
export function useStays() {
  const [stays] = useState(countStays);
  useEffect(() => stays.start(), [stays]);
  return stays;
}

function countStays() {
  let at = 0;
  let taken: Readonly<Record<string, number>> = {};
  const counting = new SpentTime(
    { active: 0, groups: {} },
    { timed: false, isPlaying: isMediaPlaying, group: () => String(at) },
  );
  return {
    start: () => counting.start(),

    /** Until now somebody was at the part before. */
    moveTo(part: number): void {
      counting.tick(Date.now());
      at = part;
    },

    /** Since this was last asked. */
    take(): Stay[] {
      counting.tick(Date.now());
      const before = taken;
      taken = counting.total().groups;
      return Object.entries(taken).flatMap(([part, seconds]) => {
        const since = seconds - (before[part] ?? 0);
        return since > 0 ? [{ part: Number(part), seconds: since }] : [];
      });
    },
  };
}
