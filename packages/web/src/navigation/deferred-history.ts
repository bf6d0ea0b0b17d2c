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
    index = indexOf(state);
    if (pending.push({ how, state, url }) === 1) afterPaint(write);
  };

  // Closed or reloaded before the paint: the next visit must still find the page that was on the screen.
  window.addEventListener('pagehide', write);
  let index = indexOf(history.state);
  // The first one at once: named after the paint, it would stay without a name when an address is typed before it.
  nameEntry(index);
  window.addEventListener('popstate', () => {
    noteNavigation(true);
    // Went back before the paint: that is newer.
    pending.splice(0);
    nameEntry();
  });

  /**
   * An address that was typed, or a plain link, makes an entry of which the router knows nothing. It would invent a name
   * for it at every visit, and never find the scroll position that it stored under the last one.
   */
  function nameEntry(place = index + 1) {
    if (!isNamed(history.state)) {
      const key = Math.random().toString(36).slice(2);
      history.replaceState({ __TSR_index: place, key, __TSR_key: key }, '');
    }
    index = indexOf(history.state);
  }

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

type Entry = { __TSR_key?: unknown; __TSR_index?: unknown } | null;

const isNamed = (state: unknown): boolean => typeof (state as Entry)?.__TSR_key === 'string';

/** The place of an entry among those of this visit. */
function indexOf(state: unknown): number {
  const index = (state as Entry)?.__TSR_index;
  return typeof index === 'number' ? index : 0;
}
