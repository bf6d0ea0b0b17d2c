/** Scrolls the text to the words that answer a question, and makes them blink. */
export const showSpot = (n: number): void =>
  show(() =>
    [...document.querySelectorAll<HTMLElement>('[data-review-text] [data-spot]')].find((one) =>
      one.dataset.spot?.split(' ').includes(String(n)),
    ),
  );

/** The same for the sentence that somebody came to see. */
export const showFound = (): void => show(() => document.querySelector<HTMLElement>('[data-review-text] [data-found]'));

function show(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    const spot = find();
    if (!spot) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    spot.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
    if (calm) return;
    spot.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], { duration: 600, iterations: 2 });
  });
}
