import { afterEach, expect, test, vi } from 'vitest';
import { whyNot } from '../files/open-file.ts';
import { openDeck, packDeck } from './ask-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** As in Safari 14: the thread is made, and then its first line is not understood. */
class NotUnderstood {
  onerror: ((event: { message?: string }) => void) | null = null;
  static ended = 0;
  readonly message: string | undefined = 'SyntaxError: an import was not expected';
  postMessage(): void {
    queueMicrotask(() => this.onerror?.(this.message === undefined ? {} : { message: this.message }));
  }
  terminate(): void {
    NotUnderstood.ended += 1;
  }
}
/** Its file did not come: no network, or yesterday's version of it is gone. */
class NotFetched extends NotUnderstood {
  override readonly message = undefined;
}
class NotAllowed {
  constructor() {
    throw new TypeError('no such thread');
  }
}
class Speaks {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: { refused: 'too_new' } }));
  }
  terminate(): void {}
}

const blob = () => ({ size: 4, arrayBuffer: async () => new ArrayBuffer(4) }) as Blob;

test.each([
  { Worker: NotUnderstood, says: 'ankiNotHere', why: 'threads that are modules are not known' },
  { Worker: NotFetched, says: 'ankiNotLoaded', why: 'the thread could not be fetched' },
  { Worker: NotAllowed, says: 'ankiNotHere', why: 'threads are refused' },
  { Worker: undefined, says: 'ankiNotHere', why: 'there are no threads' },
  { Worker: Speaks, says: 'importTooNew', why: 'the package itself is at fault, and the thread says how' },
])('a package is not opened and the sentence says why: $why', async ({ Worker, says }) => {
  vi.stubGlobal('Worker', Worker);
  expect(whyNot(await openDeck(blob()).catch((error: unknown) => error))).toBe(says);
  expect(whyNot(await packDeck([], 'x').catch((error: unknown) => error))).toBe(says);
});

test('a thread that was not understood is ended as well', async () => {
  vi.stubGlobal('Worker', NotUnderstood);
  const before = NotUnderstood.ended;
  await openDeck(blob()).catch(() => {});
  expect(NotUnderstood.ended).toBe(before + 1);
});
