// @vitest-environment happy-dom
import type { IdeasBoard } from '@ninefold/contract/writing/ideas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBoardSaver } from './board-saver.ts';

const own = (id: string) => ({ id, side: 'for', idea: id, because: '', example: '' });
const FIRST: IdeasBoard = { own: [], picked: [], plan: [], seconds: 0, compared: 0, revision: 3, update_time: 0 };

/** A server that keeps one board, as the real one does. */
function open(stored: IdeasBoard = FIRST) {
  let board = stored;
  const events = { onState: vi.fn(), onStored: vi.fn(), onMerged: vi.fn() };
  const save = vi.fn(async ({ id: _id, revision, ...sent }: { id: number; revision: number } & Partial<IdeasBoard>) => {
    const outcome = revision === board.revision ? ('saved' as const) : ('stale' as const);
    if (outcome === 'saved') board = { ...board, ...sent, revision: revision + 1 };
    return { outcome, board };
  });
  const saver = openBoardSaver(7, FIRST, events, save as unknown as Parameters<typeof openBoardSaver>[3]);
  return { saver, save, events, board: () => board };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed goes out a moment later, many letters as one save', async () => {
  const { saver, save, board } = open();
  for (const id of ['a', 'ab', 'abc']) saver.change({ ...FIRST, own: [own(id)] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(board().own).toEqual([own('abc')]);
});

test('leaving for another page sends what was typed a moment ago, and nothing when nothing was', async () => {
  const { saver, save, board } = open();
  saver.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(save).not.toHaveBeenCalled();
  saver.change({ ...FIRST, own: [own('last words')] });
  saver.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(board().own).toEqual([own('last words')]);
});

test('closing the tab hands the last words to the browser', () => {
  const beacon = vi.fn((_path: string, _body: Blob) => true);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: beacon });
  const { saver } = open();
  saver.closing();
  expect(beacon).not.toHaveBeenCalled();
  saver.change({ ...FIRST, own: [own('last words')] });
  saver.closing();
  expect(beacon.mock.calls[0]?.[0]).toBe('/api/writing/save-ideas');
  vi.unstubAllGlobals();
});

test('another device was first: both boards become one, here and on the server', async () => {
  const { saver, board, events } = open({ ...FIRST, own: [own('theirs')], revision: 9 });
  saver.change({ ...FIRST, own: [own('mine')] });
  await vi.advanceTimersByTimeAsync(3000);
  expect(events.onMerged).toHaveBeenCalledWith(expect.objectContaining({ own: [own('mine'), own('theirs')] }));
  expect(board()).toMatchObject({ own: [own('mine'), own('theirs')], revision: 10 });
});

test('a save that failed is tried again with the next change, and nothing is forgotten', async () => {
  const { saver, save, board, events } = open();
  save.mockRejectedValueOnce(new Error('offline'));
  saver.change({ ...FIRST, own: [own('a')] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(events.onState).toHaveBeenLastCalledWith('failed');
  saver.change({ ...saver.latest(), own: [own('a'), own('b')] });
  await saver.save();
  expect(board().own).toEqual([own('a'), own('b')]);
});
