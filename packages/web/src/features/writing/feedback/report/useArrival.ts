import type { EssayRemark } from '@ninefold/core/writing/feedback/remarks';
import { useEffect, useRef } from 'react';
import type { Lit } from './lit.ts';

/** Somebody came for one place (from the book of mistakes): its remark is lit once, and can then be left. */
export function useArrival(at: string | undefined, remarks: readonly EssayRemark[], { showWords }: Lit): void {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (at === undefined || shown.current === at) return;
    shown.current = at;
    const wanted = remarkAt(at, remarks);
    if (wanted) showWords(wanted.key);
  }, [at, remarks, showWords]);
}

/** The remark at this very place, else the first that touches it. */
export function remarkAt(at: string, remarks: readonly EssayRemark[]): EssayRemark | undefined {
  const [start = Number.NaN, end = Number.NaN] = at.split('-').map(Number);
  return (
    remarks.find((remark) => remark.start === start && remark.end === end) ??
    remarks.find((remark) => remark.start <= end && remark.end >= start)
  );
}
