import type { PointerEvent as ReactPointerEvent } from 'react';

/** A finger has to rest before it drags something; moving at once is scrolling. */
const HOLD_MS = 220;
const MOVE_PX = 5;

type Carried = {
  /** Slots of this list only. */
  list: string;
  /** The slot it was dropped on; null when there was none. */
  onDrop: (slot: string | null) => void;
};

/** Dragging an option with mouse, pen or finger. The copy that follows is drawn outside React, because it moves every frame. */
export function startDrag(event: ReactPointerEvent<HTMLElement>, { list, onDrop }: Carried): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const source = event.currentTarget;
  const start = { x: event.clientX, y: event.clientY };
  const byFinger = event.pointerType === 'touch';
  let shadow: HTMLElement | null = null;
  let over: Element | null = null;
  const hold = byFinger ? setTimeout(() => lift(start.x, start.y), HOLD_MS) : null;

  function lift(x: number, y: number) {
    shadow = source.cloneNode(true) as HTMLElement;
    shadow.setAttribute('data-shadow', '');
    shadow.style.width = `${source.offsetWidth}px`;
    document.body.append(shadow);
    source.setAttribute('data-carried', '');
    follow(x, y);
  }

  function follow(x: number, y: number) {
    if (!shadow) return;
    shadow.style.transform = `translate(${x + 8}px, ${y + 8}px)`;
    const slot = slotAt(x, y, list);
    if (slot === over) return;
    over?.removeAttribute('data-over');
    slot?.setAttribute('data-over', '');
    over = slot;
  }

  function move(moved: PointerEvent) {
    const far = Math.hypot(moved.clientX - start.x, moved.clientY - start.y) > MOVE_PX;
    if (!shadow && far && byFinger) return end();
    if (!shadow && far) lift(moved.clientX, moved.clientY);
    follow(moved.clientX, moved.clientY);
  }

  function up(released: PointerEvent) {
    if (shadow) {
      // A press that dragged something must not also count as a click.
      source.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => source.removeEventListener('click', swallow, { capture: true }), 0);
      onDrop(slotAt(released.clientX, released.clientY, list)?.getAttribute('data-slot') ?? null);
    }
    end();
  }

  const noScroll = (touch: TouchEvent) => shadow && touch.preventDefault();
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();

  function end() {
    if (hold) clearTimeout(hold);
    shadow?.remove();
    over?.removeAttribute('data-over');
    source.removeAttribute('data-carried');
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', end);
    document.removeEventListener('touchmove', noScroll);
    document.removeEventListener('keydown', onKey);
  }

  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', end);
  document.addEventListener('touchmove', noScroll, { passive: false });
  document.addEventListener('keydown', onKey);
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

function slotAt(x: number, y: number, list: string): Element | null {
  const slot = document.elementFromPoint(x, y)?.closest('[data-slot]');
  return slot?.getAttribute('data-list') === list ? slot : null;
}
