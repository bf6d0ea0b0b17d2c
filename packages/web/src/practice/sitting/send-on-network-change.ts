import type { Sheet } from '../journal/sheet.ts';

/** Sends at once when the network is back, when the page is hidden, and when it is closed. */
export function sendOnNetworkChange(sheet: Sheet, onLeave: () => void): () => void {
  const online = () => sheet.retryNow();
  const hidden = () => {
    if (document.visibilityState === 'hidden') void sheet.flush();
  };
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', onLeave);
  return () => {
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', onLeave);
  };
}
