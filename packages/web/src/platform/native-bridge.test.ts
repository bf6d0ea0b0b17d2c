// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { type BridgeWindow, createNativeBridge, readEvent } from './native-bridge.ts';

/** A host app as the page sees it: it collects what is sent and can post messages to the page. */
function fakeHost(options: { app: boolean }) {
  const listeners = new Set<(message: MessageEvent) => void>();
  const sent: string[] = [];
  const page = {
    location: { origin: 'https://ninefold.example' },
    NativeBridge: options.app ? { postMessage: (message: string) => sent.push(message) } : undefined,
    addEventListener: (_: string, listener: (message: MessageEvent) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (message: MessageEvent) => void) => listeners.delete(listener),
  };
  const post = (data: unknown, origin = '') => {
    for (const listener of listeners) listener(new MessageEvent('message', { data, origin }));
  };
  return { page: page as unknown as BridgeWindow, sent, post, listeners };
}

test('in a plain browser sending does nothing and nobody listens', () => {
  const host = fakeHost({ app: false });
  const bridge = createNativeBridge(host.page);
  bridge.send({ type: 'close' });
  bridge.listen('fontSize', () => {});
  expect(bridge.present).toBe(false);
  expect(host.sent).toEqual([]);
  expect(host.listeners.size).toBe(0);
});

test('the app receives what the page sends, as text', () => {
  const host = fakeHost({ app: true });
  createNativeBridge(host.page).send({ type: 'userInfo', userId: 7, name: '林知夏' });
  expect(host.sent).toEqual(['{"type":"userInfo","userId":7,"name":"林知夏"}']);
});

test('a listener hears only its own event, as object or as text, until it stops', () => {
  const host = fakeHost({ app: true });
  const heard = vi.fn();
  const stop = createNativeBridge(host.page).listen('fontSize', heard);
  host.post({ type: 'fontSize', index: 4 });
  host.post('{"type":"fontSize","index":1}');
  host.post({ type: 'pencil', active: true });
  stop();
  host.post({ type: 'fontSize', index: 5 });
  expect(heard.mock.calls.map(([event]) => event.index)).toEqual([4, 1]);
});

test('a frame of another origin is not believed', () => {
  const host = fakeHost({ app: true });
  const heard = vi.fn();
  createNativeBridge(host.page).listen('close', heard);
  host.post({ type: 'close' }, 'https://stranger.example');
  expect(heard).not.toHaveBeenCalled();
  host.post({ type: 'close' }, 'https://ninefold.example');
  expect(heard).toHaveBeenCalledOnce();
});

test.each([
  { data: null, why: 'nothing' },
  { data: 'fontSize', why: 'a bare word' },
  { data: { type: 'fontSize', index: 'big' }, why: 'an index that is no number' },
  { data: { type: 'pencil' }, why: 'no state' },
  { data: { type: 'userInfo', userId: '7', name: 'x' }, why: 'an id in text' },
  { data: { type: 'webpackOk' }, why: 'the message of another script' },
])('$why is not an event', ({ data }) => {
  expect(readEvent(data)).toBeNull();
});
