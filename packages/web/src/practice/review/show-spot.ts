/** Scrolls the text to the words that answer a question, and makes them blink. */
export function showSpot(n: number): void {
  requestAnimationFrame(() => {
    const spots = [...document.querySelectorAll<HTMLElement>('[data-review-text] [data-spot]')];
    const spot = spots.find((one) => one.dataset.spot?.split(' ').includes(String(n)));
    if (!spot) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    spot.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
    if (calm) return;
    spot.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], { duration: 600, iterations: 2 });
  });
}
