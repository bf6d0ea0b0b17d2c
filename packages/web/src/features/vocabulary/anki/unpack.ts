import { unzipSync } from 'fflate';
import { DeckRefused, LIMITS } from './deck.ts';

/** The collections that a package may hold, the newest that can be read first. */
const READABLE = ['collection.anki21', 'collection.anki2'];
const TOO_NEW = 'collection.anki21b';

/**
 * The collection of a package. Nothing else is unpacked, by exact name and never onto a disk, and no more than its
 * declared size, which is bounded: neither a bomb nor a path that leads elsewhere does anything here.
 */
export function unpackCollection(file: Uint8Array, limit: number = LIMITS.collection): Uint8Array {
  let isNew = false;
  let isBig = false;
  const found = unzip(file, ({ name, originalSize }) => {
    isNew ||= name === TOO_NEW;
    if (!READABLE.includes(name)) return false;
    isBig ||= originalSize > limit;
    return originalSize <= limit;
  });
  if (isBig) throw new DeckRefused('too_big');
  // Beside the new form stands an old one that only says "please update".
  if (isNew && !found['collection.anki21']) throw new DeckRefused('too_new');
  const bytes = READABLE.map((name) => found[name]).find((one) => one !== undefined);
  if (!bytes) throw new DeckRefused('unreadable');
  return bytes;
}

type Wanted = (entry: { name: string; originalSize: number }) => boolean;

function unzip(file: Uint8Array, filter: Wanted): Record<string, Uint8Array> {
  try {
    return unzipSync(file, { filter });
  } catch {
    throw new DeckRefused('unreadable');
  }
}
