/**
 * A call made while the page is being closed. The browser sends it after the page is gone; nobody reads the answer, so
 * it is only for what may be sent again.
 */
export function sendAtLast(path: string, input: object): void {
  try {
    navigator.sendBeacon?.(path, new Blob([JSON.stringify(input)], { type: 'application/json' }));
  } catch {
    // Too large or not allowed: what was to be sent is kept on this device and goes out at the next visit.
  }
}
