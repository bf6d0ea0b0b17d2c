import type { ItemSound } from '@ninefold/contract/training/item';
import { fetchBlob } from '#lib/fetch-file.ts';

/** One loudspeaker: a second exercise does not talk over the first. */
let speaker: HTMLAudioElement | null = null;
let stopAt: (() => void) | null = null;

const wholes = new Map<string, Promise<string>>();

/** Fetched whole and once, so that it is heard without a network too. */
export function prepareSound({ url }: ItemSound): Promise<string> {
  const known = wholes.get(url);
  if (known) return known;
  const fetched = fetchBlob(url).then((whole) => URL.createObjectURL(whole));
  fetched.catch(() => wholes.delete(url));
  wholes.set(url, fetched);
  return fetched;
}

export async function playSound(sound: ItemSound): Promise<void> {
  const source = await prepareSound(sound);
  speaker ??= new Audio();
  const own = speaker;
  if (own.src !== source) own.src = source;
  own.currentTime = sound.from ?? 0;
  if (stopAt) own.removeEventListener('timeupdate', stopAt);
  const { to } = sound;
  stopAt = to === undefined ? null : () => own.currentTime >= to && own.pause();
  if (stopAt) own.addEventListener('timeupdate', stopAt);
  await own.play();
}

export const isSoundPlaying = (): boolean => speaker !== null && !speaker.paused;
export const stopSound = (): void => speaker?.pause();
