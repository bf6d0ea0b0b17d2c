import type { ListeningPaper } from '@ninefold/contract/practice/paper';
import { fetchBlob } from '#lib/fetch-file.ts';

const fetched = new Map<string, Promise<string>>();

/** The recording as a blob URL: once it is fetched, it plays without a network. */
export function recordingOf(paper: ListeningPaper): Promise<string> {
  const { audio } = paper;
  if (!audio) return Promise.reject(new Error('this section has no recording'));
  const known = fetched.get(audio.url);
  if (known) return known;
  const coming = fetchBlob(audio.url).then((blob) => URL.createObjectURL(blob));
  fetched.set(audio.url, coming);
  // After a failure the next call tries again.
  coming.catch(() => fetched.delete(audio.url));
  return coming;
}

/** Called when the listening page is left. */
export function forgetRecordings(): void {
  for (const coming of fetched.values()) coming.then((url) => URL.revokeObjectURL(url)).catch(() => {});
  fetched.clear();
}
