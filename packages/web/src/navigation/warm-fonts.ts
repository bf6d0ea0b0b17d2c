/** What the head of a page is set in. The first letter of a size makes the browser look for a font, and that takes its time. */
const HEADS = [
  '600 2.125rem / 1.25 var(--nf-font-display)',
  '600 var(--nf-text-3xl) / 1.25 var(--nf-font-display)',
  '600 var(--nf-text-2xl) / 1.25 var(--nf-font-display)',
  '600 1.75rem / 1.25 var(--nf-font-display)',
  '600 1.625rem / 1 var(--nf-font-display)',
  '400 1rem / 1.5 var(--nf-font-ui)',
  '500 0.875rem / 1.4 var(--nf-font-ui)',
  '600 1rem / 1.4 var(--nf-font-ui)',
];

/** Looks the fonts of the next page's head up while nobody waits, so that the press on a link need not. */
export function warmFonts(): void {
  // Safari has no idle callback; a second after the start it is idle enough.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(layOut, { timeout: 5000 });
  else setTimeout(layOut, 1000);
}

/** It stays: what nothing on the page uses is forgotten again. */
function layOut(): void {
  const box = document.createElement('div');
  box.ariaHidden = 'true';
  box.style.cssText = 'position: absolute; height: 0; overflow: hidden; visibility: hidden; contain: strict';
  for (const font of HEADS) {
    const letters = document.createElement('span');
    letters.style.font = font;
    letters.textContent = '字 Aa 0';
    box.append(letters);
  }
  document.body.append(box);
}
