import { buffer } from 'node:stream/consumers';
import type { Storage } from '#storage/storage.ts';

const FILES = '/files/';
/** What `rewritePicture` makes is far smaller; a stray large file must not blow up an answer. */
const MOST_BYTES = 3 * 1024 * 1024;

/** A stored picture as an address that carries the picture itself; '' for none. */
export async function pictureData(storage: Storage, url: string): Promise<string> {
  const bytes = await pictureBytes(storage, url);
  return bytes ? `data:image/jpeg;base64,${bytes.toString('base64')}` : '';
}

export async function pictureBytes(storage: Storage, url: string): Promise<Buffer | null> {
  if (!url.startsWith(FILES)) return null;
  const stored = await storage.get(url.slice(FILES.length));
  return stored && stored.size <= MOST_BYTES ? buffer(await stored.stream()) : null;
}
