import { useCallback, useEffect, useRef } from 'react';
import { SpentTime } from '#practice/sitting/spent-time.ts';
import { isSoundPlaying } from '../items/play-sound.ts';

/** Seconds of work since they were last taken; the server adds them up. */
export function useActiveSeconds(): () => number {
  const spent = useRef<SpentTime | null>(null);
  const told = useRef(0);
  useEffect(() => {
    const counting = new SpentTime(
      { active: 0, groups: {} },
      { timed: false, isPlaying: isSoundPlaying, group: () => '' },
    );
    spent.current = counting;
    return counting.start();
  }, []);
  return useCallback(() => {
    const all = spent.current?.total().active ?? 0;
    const since = Math.min(3600, all - told.current);
    told.current = all;
    return since;
  }, []);
}
