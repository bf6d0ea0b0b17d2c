import type { Peaks } from '../../schema/recording.ts';
import { SAMPLE_RATE } from '../kokoro.ts';
import type { Sound } from './sound.ts';

/** What a waveform is drawn from: the lowest and the highest sample of each twentieth of a second, in 8 bits. */
const PEAKS_PER_SECOND = 20;

export function peaksOf(sound: Sound): Peaks {
  const size = SAMPLE_RATE / PEAKS_PER_SECOND;
  const data: number[] = [];
  for (let at = 0; at < sound.length; at += size) {
    const part = sound.subarray(at, at + size);
    let [low, high] = [0, 0];
    for (const sample of part) {
      low = Math.min(low, sample);
      high = Math.max(high, sample);
    }
    data.push(Math.max(-128, Math.round(low * 127)), Math.min(127, Math.round(high * 127)));
  }
  return { perSecond: PEAKS_PER_SECOND, data };
}
