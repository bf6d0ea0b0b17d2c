import { afterPaint } from './after-paint.ts';
import { noteNavigation } from './navigation-state.ts';

type Change = { how: 'pushState' | 'replaceState'; state: unknown; url: string };

/**
 * The browser's window for the router, with one difference: the address is written after the page has been painted.
 * Writing it takes a slow phone as long as rendering the page.
 */
export function deferredHistoryWindow() {
  const { history } = window;
  const pending: Change[] = [];

  function write() {
    for (const { how, state, url } of pending.splice(0)) history[how](state, '', url);
  }

  const defer = (how: Change['how']) => (state: unknown, _: string, url: string) => {
    // A page that corrects its own address is still the page that the learner came back to.
    if (how === 'pushState') noteNavigation(false);
    if (pending.push({ how, state, url }) === 1) afterPaint(write);
  };

  // Closed or reloaded before the paint: the next visit must still find the page that was on the screen.
  window.addEventListener('pagehide', write);
  // Went back before the paint: that is newer.
  window.addEventListener('popstate', () => {
    noteNavigation(true);
    pending.splice(0);
  });

  return {
    location: window.location,
    document: window.document,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    history: {
      get state(): unknown {
        return pending.length ? pending[pending.length - 1]?.state : history.state;
      },
      get length() {
        return history.length + pending.filter(({ how }) => how === 'pushState').length;
      },
      pushState: defer('pushState'),
      replaceState: defer('replaceState'),
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
