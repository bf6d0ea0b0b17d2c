// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NativeBridge } from './native-bridge.ts';

/** An app around the page: collects what it is told, and can speak. */
function app() {
  const told: unknown[] = [];
  const heard = new Map<string, (event: never) => void>();
  const bridge = {
    present: true,
    send: (event: unknown) => told.push(event),
    listen: (type: string, listener: (event: never) => void) => {
      heard.set(type, listener);
      return () => heard.delete(type);
    },
  } as unknown as NativeBridge;
  return { bridge, told, say: (event: { type: string; active: boolean }) => heard.get(event.type)?.(event as never) };
}

const pointer = (type: string, pointerType: string) =>
  window.dispatchEvent(Object.assign(new Event(type), { pointerType }));
const finger = (timeStamp = performance.now()) => ({ pointerType: 'touch', timeStamp });

let stop = () => {};
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function start() {
  const input = await import('./drawing-input.ts');
  const host = app();
  stop = input.followDrawingInput(host.bridge);
  return { ...input, ...host };
}

test('the app is told that a pencil is used, and that it is no longer, once each', async () => {
  const { told } = await start();
  pointer('pointerdown', 'pen');
  pointer('pointerup', 'pen');
  pointer('pointerdown', 'pen');
  pointer('pointerup', 'pen');
  expect(told).toEqual([{ type: 'pencil', active: true }]);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual([
    { type: 'pencil', active: true },
    { type: 'pencil', active: false },
  ]);
  pointer('pointerdown', 'touch');
  expect(told).toHaveLength(2);
});

test('while a pencil is used, and between two strokes, a touch is a palm; a mouse never is', async () => {
  const { isPalm } = await start();
  expect(isPalm(finger())).toBe(false);
  pointer('pointerdown', 'pen');
  expect(isPalm(finger())).toBe(true);
  pointer('pointerup', 'pen');
  expect(isPalm(finger())).toBe(true);
  expect(isPalm(finger(performance.now() + 3000))).toBe(false);
  expect(isPalm({ pointerType: 'mouse', timeStamp: 0 })).toBe(false);
});

test('the app may say that a pencil is used, or that fingers are to be held', async () => {
  const { isPalm, say } = await start();
  say({ type: 'pencil', active: true });
  expect(isPalm(finger())).toBe(true);
  say({ type: 'pencil', active: false });
  expect(isPalm(finger())).toBe(false);
  say({ type: 'touch', active: false });
  expect(document.documentElement.hasAttribute('data-fingers-held')).toBe(true);
  say({ type: 'touch', active: true });
  expect(document.documentElement.hasAttribute('data-fingers-held')).toBe(false);
});

test('a board keeps the fingers as long as it is open', async () => {
  const { keepFingersForDrawing, bridge, told } = await start();
  const give = keepFingersForDrawing(bridge);
  expect(told).toEqual([{ type: 'touch', active: false }]);
  give();
  expect(told).toEqual([
    { type: 'touch', active: false },
    { type: 'touch', active: true },
  ]);
});
