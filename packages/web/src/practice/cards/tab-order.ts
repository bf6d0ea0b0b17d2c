const REACHED_BY_TAB = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/**
 * Takes everything inside `root` out of the order of the Tab key, also what is drawn later; the answer puts it back.
 * `inert` says the same, but taking it off restyles the whole card at the moment in which it is to be shown.
 */
export function leaveTabOrder(root: HTMLElement): () => void {
  const before = new Map<Element, string | null>();
  const takeOut = () => {
    for (const one of root.querySelectorAll(REACHED_BY_TAB)) {
      if (before.has(one)) continue;
      before.set(one, one.getAttribute('tabindex'));
      one.setAttribute('tabindex', '-1');
    }
  };
  takeOut();
  const watcher = new MutationObserver(takeOut);
  watcher.observe(root, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    for (const [one, tabindex] of before) {
      if (tabindex === null) one.removeAttribute('tabindex');
      else one.setAttribute('tabindex', tabindex);
    }
  };
}
