import { useCallback, useState } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';

/** A scrolling body without anything to focus takes the focus itself, else the keyboard could not scroll it. */
export function useScrollByKeys() {
  const [needed, setNeeded] = useState(false);
  const ref = useCallback((body: HTMLElement | null) => {
    if (!body) return;
    const look = () => setNeeded(body.scrollHeight > body.clientHeight && !body.querySelector(FOCUSABLE));
    const watcher = new ResizeObserver(look);
    watcher.observe(body);
    return () => watcher.disconnect();
  }, []);
  return { ref, ...(needed && { tabIndex: 0 }) };
}
