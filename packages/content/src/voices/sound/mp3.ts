import { SAMPLE_RATE } from '../kokoro.ts';
import type { Tools } from '../tools.ts';
import type { Sound } from './sound.ts';

/** LAME as WebAssembly: the same bytes on every machine, and no program to install. Mono, no tags. */
const KBITS = 48;
/** What the encoder and any decoder together put before the first sample. */
const DELAY = 1105;

type Encoder = {
  configure(options: { sampleRate: number; channels: 1; bitrate: number; outputSampleRate: number }): void;
  encode(channels: Float32Array[]): Uint8Array;
  finalize(): Uint8Array;
};
type Decoder = {
  ready: Promise<void>;
  decode(bytes: Uint8Array): { channelData: Float32Array[]; sampleRate: number };
  reset(): Promise<void>;
};
type Coders = { encoder: Promise<Encoder>; decoder: Promise<Decoder> };

/** Made once: to make them takes longer than to encode a word. One caller at a time uses them. */
const known = new WeakMap<Tools, Coders>();

function codersOf(tools: Tools): Coders {
  const coders = known.get(tools) ?? { encoder: openEncoder(tools), decoder: openDecoder(tools) };
  known.set(tools, coders);
  return coders;
}

async function openEncoder(tools: Tools): Promise<Encoder> {
  const { createMp3Encoder } = await tools.load<{ createMp3Encoder(): Promise<Encoder> }>('wasm-media-encoders');
  return createMp3Encoder();
}

async function openDecoder(tools: Tools): Promise<Decoder> {
  const { MPEGDecoder } = await tools.load<{ MPEGDecoder: new () => Decoder }>('mpg123-decoder');
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return decoder;
}

/** Every recording begins with silence; so much of it is left out that the times of the sentences stay true. */
export async function encodeMp3(tools: Tools, sound: Sound, kbits = KBITS): Promise<Uint8Array> {
  const encoder = await codersOf(tools).encoder;
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: kbits, outputSampleRate: SAMPLE_RATE });
  // What it answers is its own memory and must be copied before the next call.
  const parts = [Uint8Array.from(encoder.encode([sound.slice(DELAY)])), Uint8Array.from(encoder.finalize())];
  return Buffer.concat(parts);
}

export async function decodeMp3(tools: Tools, bytes: Uint8Array): Promise<Sound> {
  const decoder = await codersOf(tools).decoder;
  const { channelData, sampleRate } = decoder.decode(bytes);
  const sound = Float32Array.from(channelData[0] ?? []);
  await decoder.reset();
  if (sampleRate !== SAMPLE_RATE) throw new Error(`a recording of ${sampleRate} Hz`);
  return sound;
}
