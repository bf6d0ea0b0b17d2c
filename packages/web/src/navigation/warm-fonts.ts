/** The fonts and sizes of page headings. The first letter in each of them makes the browser search for a font. */
const HEADING_FONTS = [
  '600 2.125rem / 1.25 var(--nf-font-display)',
  '600 var(--nf-text-3xl) / 1.25 var(--nf-font-display)',
  '600 var(--nf-text-2xl) / 1.25 var(--nf-font-display)',
  '600 1.75rem / 1.25 var(--nf-font-display)',
  '600 1.625rem / 1 var(--nf-font-display)',
  '400 1rem / 1.5 var(--nf-font-ui)',
  '500 0.875rem / 1.4 var(--nf-font-ui)',
  '600 1rem / 1.4 var(--nf-font-ui)',
];

/** Preloads the heading fonts while the browser is idle. */
export function warmFonts(): void {
  // Safari has no idle callback; a second after the start it is idle enough.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(renderHidden, { timeout: 5000 });
  else setTimeout(renderHidden, 1000);
}

/** The hidden letters stay: the browser forgets a font that nothing on the page uses. */
function renderHidden(): void {
  const box = document.createElement('div');
  box.ariaHidden = 'true';
  box.style.cssText = 'position: absolute; height: 0; overflow: hidden; visibility: hidden; contain: strict';
  for (const font of HEADING_FONTS) {
    const letters = document.createElement('span');
    letters.style.font = font;
    letters.textContent = '字 Aa 0';
    box.append(letters);
  }
  document.body.append(box);
}
