import { fetchBlob } from '#lib/fetch-file.ts';
import { RATE } from '#platform/recorder/recorder.ts';

const HEADER_BYTES = 44;

/** Heights from 0 to 1 for so many bars, from a learner's own recording: 16 kHz, one channel, 16 bits. */
export async function barsOfRecording(url: string, bars: number): Promise<number[]> {
  const bytes = await (await fetchBlob(url)).arrayBuffer();
  return barsOfSamples(new Int16Array(bytes.slice(HEADER_BYTES, bytes.byteLength - (bytes.byteLength % 2))), bars);
}

export function barsOfSamples(samples: Int16Array, bars: number): number[] {
  const step = Math.max(1, samples.length / bars);
  const heights = Array.from({ length: bars }, (_, bar) => {
    let loudest = 0;
    // Every eighth sample is enough for a bar of some pixels.
    for (let at = Math.floor(bar * step); at < Math.floor((bar + 1) * step) && at < samples.length; at += 8)
      loudest = Math.max(loudest, Math.abs(samples[at] ?? 0));
    return loudest;
  });
  const most = Math.max(RATE / 16, ...heights);
  return heights.map((height) => height / most);
}
