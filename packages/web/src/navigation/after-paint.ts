/** Does it once the frame that is being made stands on the screen: what a learner does not wait for must not delay it. */
export function afterPaint(work: () => void): void {
  // A hidden tab paints nothing, and would wait for ever.
  if (document.visibilityState === 'hidden') setTimeout(work);
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}

export const painted = (): Promise<void> => new Promise(afterPaint);
