import { readFileSync } from 'node:fs';
import { MPEGDecoder } from 'mpg123-decoder';
import { readAudio } from './read-audio.ts';
import { wavOf } from './wav.testing.ts';

const CLIPS = new URL('../../../content/packs/ninefold-1/assets/audio/', import.meta.url);

/** A recording of our own pack as 16 kHz mono. */
export async function packRecording(name: string): Promise<Float32Array> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(readFileSync(new URL(`${name}.mp3`, CLIPS)));
  decoder.free();
  const read = readAudio(wavOf(channelData[0]!, { rate: sampleRate, bits: 32, float: true }));
  if (!read.ok) throw new Error(`${name}: ${read.reason}`);
  return read.audio;
}
