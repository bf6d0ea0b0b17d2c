import { afterPaint } from './after-paint.ts';
import { noteNavigation } from './navigation-state.ts';

type Change = { how: 'pushState' | 'replaceState'; state: unknown; url: string };

/**
 * The browser's window as the router sees it, with one difference: the address line follows the page instead of
 * delaying it. Telling the browser a new address costs a slow phone as much as drawing the page.
 */
export function deferredHistoryWindow() {
  const { history } = window;
  const due: Change[] = [];

  function write() {
    for (const { how, state, url } of due.splice(0)) history[how](state, '', url);
  }

  const later = (how: Change['how']) => (state: unknown, _: string, url: string) => {
    // A page that corrects its own address is still the page one came back to.
    if (how === 'pushState') noteNavigation(false);
    if (due.push({ how, state, url }) === 1) afterPaint(write);
  };

  // Closed or reloaded at once: the next visit must still find the page that was on the screen.
  window.addEventListener('pagehide', write);
  // Went back at once: that is newer.
  window.addEventListener('popstate', () => {
    noteNavigation(true);
    due.splice(0);
  });

  return {
    location: window.location,
    document: window.document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    history: {
      get state(): unknown {
        return due.length ? due[due.length - 1]?.state : history.state;
      },
      get length() {
        return history.length + due.filter(({ how }) => how === 'pushState').length;
      },
      pushState: later('pushState'),
      replaceState: later('replaceState'),
      back: () => writeFirst(() => history.back()),
      forward: () => writeFirst(() => history.forward()),
      go: (by?: number) => writeFirst(() => history.go(by)),
    },
  };

  function writeFirst(move: () => void) {
    write();
    move();
  }
}
