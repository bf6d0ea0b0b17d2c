// @vitest-environment happy-dom
import { createHashHistory } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { deferredHistoryWindow } from './deferred-history.ts';
import { cameBack } from './navigation-state.ts';

const frames: FrameRequestCallback[] = [];
const paint = async () => {
  while (frames.length) frames.shift()?.(0);
  await new Promise((done) => setTimeout(done));
};

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  window.history.replaceState(null, '', '/#/');
  return () => vi.unstubAllGlobals();
});

test('the page changes at once and the address after the paint; two changes are written in their order', async () => {
  const push = vi.spyOn(window.history, 'pushState');
  const history = createHashHistory({ window: deferredHistoryWindow() });
  await paint();
  history.push('/profile');
  history.replace('/profile/points');
  await Promise.resolve();
  expect(history.location.pathname).toBe('/profile/points');
  expect(window.location.hash).toBe('#/');
  await paint();
  expect(window.location.hash).toBe('#/profile/points');
  expect(push).toHaveBeenCalledTimes(1);
});

test('somebody who leaves before the paint finds the page again', async () => {
  const history = createHashHistory({ window: deferredHistoryWindow() });
  await paint();
  history.push('/words');
  await Promise.resolve();
  window.dispatchEvent(new Event('pagehide'));
  expect(window.location.hash).toBe('#/words');
});

test('going back before the paint wins over the address that was pending', async () => {
  const history = createHashHistory({ window: deferredHistoryWindow() });
  await paint();
  history.push('/words');
  await Promise.resolve();
  window.dispatchEvent(new PopStateEvent('popstate'));
  await paint();
  expect(window.location.hash).toBe('#/');
});

test('a page that corrects its own address still counts as come back to; a link leads to a new one', async () => {
  const history = createHashHistory({ window: deferredHistoryWindow() });
  window.dispatchEvent(new PopStateEvent('popstate'));
  history.replace('/words?page=1');
  await Promise.resolve();
  expect(cameBack()).toBe(true);
  history.push('/profile');
  await Promise.resolve();
  expect(cameBack()).toBe(false);
});

test('an address that was typed keeps one name, so that its scroll position is found again', async () => {
  const history = createHashHistory({ window: deferredHistoryWindow() });
  await paint();
  const before = history.location.state.__TSR_index;
  // What the browser does for a changed hash: an entry without a state, and the event.
  window.history.pushState(null, '', '/#/reading-list');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await Promise.resolve();
  const { __TSR_key: name, __TSR_index: index } = history.location.state;
  expect(name).toEqual(expect.any(String));
  expect(window.history.state).toMatchObject({ __TSR_key: name });
  // It lies ahead, so that Back is told from forward.
  expect(index).toBeGreaterThan(before);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  await Promise.resolve();
  expect(history.location.state.__TSR_key).toBe(name);
});

test('the first entry has its name before an address can be typed, so that Back finds its place', async () => {
  const history = createHashHistory({ window: deferredHistoryWindow() });
  const { __TSR_key: first, __TSR_index: at } = history.location.state;
  expect(window.history.state).toMatchObject({ __TSR_key: first });
  // Typed before the first paint.
  const entry = window.history.state;
  window.history.pushState(null, '', '/#/reading-list');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await Promise.resolve();
  expect(history.location.state.__TSR_index).toBeGreaterThan(at);
  await paint();
  window.history.replaceState(entry, '', '/#/');
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
  await Promise.resolve();
  expect(history.location.state).toMatchObject({ __TSR_key: first, __TSR_index: at });
});
