/** Runs work once the frame that is being prepared is on the screen: what nobody waits for must not delay it. */
export function afterPaint(work: () => void): void {
  // A hidden tab never paints, so it would wait for ever.
  if (document.visibilityState === 'hidden') setTimeout(work);
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}

export const painted = (): Promise<void> => new Promise(afterPaint);
