/** The navigator and the arrow keys find a control by its number, wherever it is drawn. */
export const seatProps = (n: number) => ({ 'data-seat': n });

/** Scrolls to the question and focuses it. Waits a frame, because its part may just have been opened. */
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

/** Scrolls only the pane; scrollIntoView would also move the screen around it. */
function bringIntoView(pane: HTMLElement, frame: HTMLElement): void {
  const [outer, inner] = [pane.getBoundingClientRect(), frame.getBoundingClientRect()];
  // It fits together with everything above it, the instruction included.
  if (inner.bottom - outer.top + pane.scrollTop <= outer.height - ROOM) pane.scrollTop = 0;
  else if (inner.top < outer.top + ROOM) pane.scrollTop -= outer.top + ROOM - inner.top;
  else if (inner.bottom > outer.bottom - ROOM)
    pane.scrollTop += Math.min(inner.bottom - outer.bottom + ROOM, inner.top - outer.top - ROOM);
}
