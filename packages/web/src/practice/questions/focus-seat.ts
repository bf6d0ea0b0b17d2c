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
    frame.scrollIntoView({ block: 'nearest' });
  });
}
