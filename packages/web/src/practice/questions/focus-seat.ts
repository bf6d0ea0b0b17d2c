/** Controls carry their numbers, so that the navigator and the arrow keys find them wherever they are drawn. */
export const seatProps = (n: number) => ({ 'data-seat': n });

/** Brings the question into view and puts the cursor into it. Waits a frame: its part may just have been turned to. */
export function focusSeat(n: number, { focus = true } = {}): void {
  requestAnimationFrame(() => {
    const controls = [...document.querySelectorAll<HTMLElement>(`[data-pane="questions"] [data-seat="${n}"]`)];
    const control = controls.find((one) => one.matches('input:checked')) ?? controls[0];
    if (!control) return;
    if (focus) control.focus({ preventScroll: true });
    const frame = control.closest<HTMLElement>('[data-question]') ?? control;
    const pane = frame.closest<HTMLElement>('[data-pane]');
    if (pane) bringIntoView(pane, frame);
  });
}

const ROOM = 16;

/** Only the pane moves: scrollIntoView would also move the screen around it. A question that fits is shown from its top. */
function bringIntoView(pane: HTMLElement, frame: HTMLElement): void {
  const [outer, inner] = [pane.getBoundingClientRect(), frame.getBoundingClientRect()];
  // Everything fits from the beginning, instruction included.
  if (inner.bottom - outer.top + pane.scrollTop <= outer.height - ROOM) pane.scrollTop = 0;
  else if (inner.top < outer.top + ROOM) pane.scrollTop -= outer.top + ROOM - inner.top;
  else if (inner.bottom > outer.bottom - ROOM)
    pane.scrollTop += Math.min(inner.bottom - outer.bottom + ROOM, inner.top - outer.top - ROOM);
}
