/** Why an upload is refused, judged by what it holds and never by its name. */
export type AudioRefusal =
  | 'empty'
  /** No recording at all: a picture, a text, a page. */
  | 'not_audio'
  /** A recording, but not WAV. */
  | 'other_format'
  /** A WAV file with a coding, rate or number of channels that nobody records speech with. */
  | 'unsupported'
  /** The file says it is longer than what arrived. */
  | 'cut_short'
  | 'bad_samples'
  | 'too_long';

export const MAX_AUDIO_SECONDS = 15 * 60;

export type WavFacts = {
  coding: 'int' | 'float';
  bits: 8 | 16 | 24 | 32 | 64;
  rate: number;
  channels: number;
  /** Where the samples begin, and how many samples of each channel are really there. */
  start: number;
  frames: number;
};

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
/** What programs write that do not know the length yet. */
const UNKNOWN_LENGTHS = new Set([0, 0xffffffff, 0xfffffff7, 0x7fffffff, 0x7ffff000]);

/** Reads the header only. Every length in it is held against the bytes that are there. */
export function readWavHeader(bytes: Uint8Array): WavFacts | AudioRefusal {
  if (bytes.length === 0) return 'empty';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12 || !['RIFF', 'RF64'].includes(name(0)) || name(8) !== 'WAVE')
    return isOtherRecording(bytes) ? 'other_format' : 'not_audio';
  let format: Omit<WavFacts, 'start' | 'frames'> | AudioRefusal = 'unsupported';
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const body = at + 8;
    if (name(at) === 'fmt ') format = readFormat(view, body, length);
    if (name(at) === 'data') return typeof format === 'string' ? format : countFrames(format, body, length, bytes);
    // Chunks begin at even places.
    at = body + length + (length % 2);
  }
  return 'not_audio';
}

function readFormat(view: DataView, at: number, length: number): Omit<WavFacts, 'start' | 'frames'> | AudioRefusal {
  if (length < 16 || at + 16 > view.byteLength) return 'unsupported';
  const tag = view.getUint16(at, true);
  const extended = tag === EXTENSIBLE && length >= 40 && at + 26 <= view.byteLength;
  const coding = extended ? view.getUint16(at + 24, true) : tag;
  const channels = view.getUint16(at + 2, true);
  const rate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  if (channels < 1 || channels > 8 || rate < 4000 || rate > 384_000) return 'unsupported';
  if (coding === PCM && (bits === 8 || bits === 16 || bits === 24 || bits === 32))
    return { coding: 'int', bits, rate, channels };
  if (coding === FLOAT && (bits === 32 || bits === 64)) return { coding: 'float', bits, rate, channels };
  return 'unsupported';
}

function countFrames(
  format: Omit<WavFacts, 'start' | 'frames'>,
  start: number,
  claimed: number,
  bytes: Uint8Array,
): WavFacts | AudioRefusal {
  const there = bytes.length - start;
  const frameBytes = (format.bits / 8) * format.channels;
  const second = frameBytes * format.rate;
  // A second is what a recorder may lose at its end; more than that is an upload that broke off.
  if (!UNKNOWN_LENGTHS.has(claimed) && claimed > there + second) return 'cut_short';
  const held = UNKNOWN_LENGTHS.has(claimed) ? there : Math.min(claimed, there);
  const frames = Math.floor(held / frameBytes);
  if (frames === 0) return 'empty';
  if (frames > MAX_AUDIO_SECONDS * format.rate) return 'too_long';
  return { ...format, start, frames };
}

/** MP3, Ogg, WebM, FLAC, MP4, AMR, AIFF, by their first bytes. */
function isOtherRecording(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  return (
    /^(ID3|OggS|fLaC|#!AMR|FORM....AIF|.E\u00df\u00a3|....ftyp|caff)/s.test(text) ||
    (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2)
  );
}
