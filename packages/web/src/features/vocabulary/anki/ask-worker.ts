import type { Answer, Asked } from './anki.worker.ts';
import { type Deck, type DeckNote, DeckRefused, LIMITS } from './deck.ts';

/** Longer than this no honest package takes. */
const MOST_MS = 60_000;

export async function openDeck(file: Blob): Promise<Deck> {
  if (file.size > LIMITS.file) throw new DeckRefused('too_big');
  const told = await ask({ kind: 'read', file: await file.arrayBuffer(), now: seconds() });
  if (!('deck' in told)) throw new DeckRefused('unreadable');
  return told.deck;
}

export async function packDeck(notes: readonly DeckNote[], name: string): Promise<Uint8Array> {
  const told = await ask({ kind: 'make', notes, name, now: seconds() });
  if (!('file' in told)) throw new DeckRefused('unreadable');
  return told.file;
}

const seconds = () => Math.floor(Date.now() / 1000);

/** One question to a thread of its own, which ends with the answer or with its time. */
async function ask(asked: Asked): Promise<Exclude<Answer, { refused: unknown }>> {
  const worker = openThread();
  return new Promise<Exclude<Answer, { refused: unknown }>>((resolve, reject) => {
    const late = setTimeout(() => reject(new DeckRefused('too_big')), MOST_MS);
    // What is wrong with a package the thread says itself. One that cannot even begin was not understood by the browser,
    // which then says why; where it says nothing, the thread's file did not come.
    worker.onerror = ({ message }) => reject(new DeckRefused(message ? 'no_thread' : 'not_loaded'));
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      clearTimeout(late);
      if ('refused' in data) reject(new DeckRefused(data.refused));
      else resolve(data);
    };
    worker.postMessage(asked, asked.kind === 'read' ? [asked.file] : []);
  }).finally(() => worker.terminate());
}

function openThread(): Worker {
  try {
    return new Worker(new URL('./anki.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    throw new DeckRefused('no_thread');
  }
}
