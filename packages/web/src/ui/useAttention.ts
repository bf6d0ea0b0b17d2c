import { type RefObject, useEffect, useRef } from 'react';

/**
 * Reports when the pointer or the keyboard focus enters a box that is not a control itself, and when both have left it.
 */
export function useAttention(box: RefObject<HTMLElement | null>, came: () => void, left: () => void): void {
  const latest = useRef({ came, left });
  latest.current = { came, left };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onCome = () => latest.current.came();
    const onLeave = () => latest.current.left();
    const pairs = [
      ['mouseenter', onCome],
      ['focusin', onCome],
      ['mouseleave', onLeave],
      ['focusout', onLeave],
    ] as const;
    for (const [name, heard] of pairs) element.addEventListener(name, heard);
    return () => {
      for (const [name, heard] of pairs) element.removeEventListener(name, heard);
    };
  }, [box]);
}
