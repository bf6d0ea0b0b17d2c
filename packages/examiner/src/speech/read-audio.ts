import { type ReadSamples, resample } from './audio/resample.ts';
import { type AudioRefusal, readWavHeader, type WavFacts } from './audio/wav-header.ts';

export type JudgedAudio = { ok: true; seconds: number } | { ok: false; reason: AudioRefusal };
export type AudioRead = { ok: true; audio: Float32Array; seconds: number } | { ok: false; reason: AudioRefusal };

/** A quick look at an upload: its header and its true length, without its samples. */
export function judgeAudio(bytes: Uint8Array): JudgedAudio {
  const facts = readWavHeader(bytes);
  return typeof facts === 'string' ? { ok: false, reason: facts } : { ok: true, seconds: facts.frames / facts.rate };
}

/** Any usual WAV file as 16 kHz mono between -1 and 1. Needs four bytes a sample of the result and little more. */
export function readAudio(bytes: Uint8Array): AudioRead {
  const facts = readWavHeader(bytes);
  if (typeof facts === 'string') return { ok: false, reason: facts };
  const { read, isSound } = sampleReader(bytes, facts);
  const audio = resample(read, facts.frames, facts.rate);
  if (!isSound()) return { ok: false, reason: 'bad_samples' };
  if (audio.length === 0) return { ok: false, reason: 'empty' };
  return { ok: true, audio, seconds: facts.frames / facts.rate };
}

/** The mean of the channels; a value that is no number at all spoils the recording. */
function sampleReader(bytes: Uint8Array, { coding, bits, channels, start, frames }: WavFacts) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const width = bits / 8;
  const one = readerOf(view, coding, bits);
  let sound = true;
  const read: ReadSamples = (from, to, into) => {
    for (let frame = Math.max(0, from); frame < Math.min(to, frames); frame++) {
      let sum = 0;
      for (let channel = 0; channel < channels; channel++) sum += one(start + (frame * channels + channel) * width);
      const value = sum / channels;
      // Louder than full scale is clipped, as a recorder would; the bound also keeps absurd values out of the filter.
      into[frame - from] = Math.max(-1, Math.min(1, value));
      if (!Number.isFinite(value)) sound = false;
    }
  };
  return { read, isSound: () => sound };
}

function readerOf(view: DataView, coding: WavFacts['coding'], bits: WavFacts['bits']): (at: number) => number {
  if (coding === 'float') return bits === 64 ? (at) => view.getFloat64(at, true) : (at) => view.getFloat32(at, true);
  if (bits === 8) return (at) => (view.getUint8(at) - 128) / 128;
  if (bits === 16) return (at) => view.getInt16(at, true) / 32_768;
  if (bits === 24) return (at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608;
  return (at) => view.getInt32(at, true) / 2_147_483_648;
}
