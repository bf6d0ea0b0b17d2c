import { useEffect, useRef } from 'react';
import type { Grade } from '../rules/round-state.ts';

export type CardKeys = {
  shown: boolean;
  typed: boolean;
  onTurn: () => void;
  onGrade: (grade: Grade) => void;
  onUndo: () => void;
  onHear: () => void;
};

const GRADES: Readonly<Record<string, Grade>> = { 1: 1, 2: 2, 3: 3, 4: 4 };

/** Space turns, 1 to 4 grade, z takes the last grade back, p plays. Whoever types a word types letters, not keys. */
export function useCardKeys(keys: CardKeys, atHand: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!atHand) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const target = event.target;
      if (target instanceof HTMLElement && target.closest('input, textarea, [role="dialog"]')) return;
      const { shown, typed, onTurn, onGrade, onUndo, onHear } = latest.current;
      const grade = GRADES[event.key];
      const onButton = target instanceof HTMLElement && target.closest('button, a') !== null;
      if (grade && shown) onGrade(grade);
      else if (event.key === ' ' && !shown && !typed && !onButton) onTurn();
      else if (event.key.toLowerCase() === 'z') onUndo();
      else if (event.key.toLowerCase() === 'p' && (shown || !typed)) onHear();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [atHand]);
}
