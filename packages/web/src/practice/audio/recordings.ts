import type { ListeningPaper } from '@ninefold/contract/practice/paper';
import { fetchBlob } from '#lib/fetch-file.ts';

const fetched = new Map<string, Promise<string>>();

/** The recording as a blob URL: once it is fetched, it plays without a network. */
export function recordingAt(url: string): Promise<string> {
  const known = fetched.get(url);
  if (known) return known;
  const coming = fetchBlob(url).then((blob) => URL.createObjectURL(blob));
  fetched.set(url, coming);
  // After a failure the next call tries again.
  coming.catch(() => fetched.delete(url));
  return coming;
}

export function recordingOf({ audio }: ListeningPaper): Promise<string> {
  return audio ? recordingAt(audio.url) : Promise.reject(new Error('this section has no recording'));
}

/** Brings these onto the device, one after the other, and forgets those of an earlier paper. */
export async function keepRecordings(urls: readonly string[]): Promise<void> {
  for (const url of fetched.keys()) if (!urls.includes(url)) forget(url);
  for (const url of urls) await recordingAt(url);
}

/** Called when the listening page is left. */
export function forgetRecordings(): void {
  for (const url of fetched.keys()) forget(url);
}

function forget(url: string) {
  fetched
    .get(url)
    ?.then((blob) => URL.revokeObjectURL(blob))
    .catch(() => {});
  fetched.delete(url);
}
