import { useEffect, useState } from 'react';
import { fetchBlob } from '#lib/fetch-file.ts';

/** Apart from the loudspeaker of the section: comparing must not lose the place in the recording. */
let voice: HTMLAudioElement | null = null;
let stopAt: (() => void) | null = null;

export async function playOwn(url: string, from = 0, to?: number): Promise<void> {
  voice ??= new Audio();
  const own = voice;
  if (!own.src.endsWith(url)) own.src = url;
  if (stopAt) own.removeEventListener('timeupdate', stopAt);
  stopAt = to === undefined ? null : () => own.currentTime >= to && own.pause();
  if (stopAt) own.addEventListener('timeupdate', stopAt);
  own.currentTime = from;
  await own.play();
}

export const stopOwn = (): void => voice?.pause();

const HEADER_BYTES = 44;
const PAIRS_A_SECOND = 40;

/** Pairs of the quietest and the loudest sample of one's own recording, like the wave data of the pack. */
export async function ownPeaks(url: string): Promise<number[]> {
  const samples = new Int16Array((await (await fetchBlob(url)).arrayBuffer()).slice(HEADER_BYTES));
  const step = 16_000 / PAIRS_A_SECOND;
  return Array.from({ length: Math.ceil(samples.length / step) }, (_, at) =>
    samples.subarray(at * step, (at + 1) * step),
  ).flatMap((part) => [Math.min(...part) / 256, Math.max(...part) / 256]);
}

/** Whether one's own voice is heard. */
export function useOwnVoice(): boolean {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    voice ??= new Audio();
    const own = voice;
    const look = () => setPlaying(!own.paused && !own.ended);
    const events = ['play', 'pause', 'ended'] as const;
    for (const name of events) own.addEventListener(name, look);
    return () => {
      for (const name of events) own.removeEventListener(name, look);
      own.pause();
    };
  }, []);
  return playing;
}
