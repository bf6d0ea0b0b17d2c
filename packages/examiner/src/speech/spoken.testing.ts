import { readdirSync, readFileSync } from 'node:fs';
import { MPEGDecoder } from 'mpg123-decoder';
import { readAudio } from './read-audio.ts';
import { wavOf } from './wav.testing.ts';

const CLIPS = new URL('../../../content/packs/ninefold-1/assets/audio/', import.meta.url);

/** The file of a recording, or one that lies beside it: those of sections carry a piece of their hash in their names. */
export function recordingFile(name: string, ending: '.mp3' | '.align.json'): URL {
  const isIts = (file: string) => file === `${name}${ending}` || /^-[0-9a-f]{8}\./.test(file.slice(name.length));
  const found = readdirSync(CLIPS).find((file) => file.startsWith(name) && file.endsWith(ending) && isIts(file));
  if (!found) throw new Error(`no recording ${name}`);
  return new URL(found, CLIPS);
}

/** A recording of our own pack as 16 kHz mono. */
export async function packRecording(name: string): Promise<Float32Array> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, sampleRate } = decoder.decode(readFileSync(recordingFile(name, '.mp3')));
  decoder.free();
  const read = readAudio(wavOf(channelData[0]!, { rate: sampleRate, bits: 32, float: true }));
  if (!read.ok) throw new Error(`${name}: ${read.reason}`);
  return read.audio;
}
