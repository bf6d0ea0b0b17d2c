import { type PointerEvent, type RefObject, useRef } from 'react';

const FAR_ENOUGH = 80;

/** Lets a finger pull the sheet down by its grip; far enough closes it, less lets it spring back. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const startedAt = useRef<number | null>(null);

  function move(down: number) {
    if (sheet.current) sheet.current.style.transform = down > 0 ? `translateY(${down}px)` : '';
  }

  return {
    onPointerDown(event: PointerEvent) {
      startedAt.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (startedAt.current !== null) move(event.clientY - startedAt.current);
    },
    onPointerUp(event: PointerEvent) {
      if (startedAt.current === null) return;
      const down = event.clientY - startedAt.current;
      startedAt.current = null;
      if (down > FAR_ENOUGH) onClose();
      else move(0);
    },
    onPointerCancel() {
      startedAt.current = null;
      move(0);
    },
  };
}
