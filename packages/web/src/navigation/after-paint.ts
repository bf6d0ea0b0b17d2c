let asked: (() => void)[] = [];

/** Runs work once the frame that is being prepared is on the screen: what nobody waits for must not delay it. */
export function afterPaint(work: () => void): void {
  // A hidden tab never paints, so it would wait for ever.
  if (document.visibilityState === 'hidden') setTimeout(work);
  // The frame itself is asked to call once, however many things wait for it.
  else if (asked.push(work) === 1) requestAnimationFrame(behindNextFrame);
}

function behindNextFrame(): void {
  const works = asked;
  asked = [];
  requestAnimationFrame(() => {
    for (const work of works) setTimeout(work);
  });
}

export const painted = (): Promise<void> => new Promise(afterPaint);
