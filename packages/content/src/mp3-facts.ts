import { createHash } from 'node:crypto';

/** What can be read off an MP3 without playing it. `tagged`: it carries words, such as a title. */
export type SoundFacts = {
  sha256: string;
  hz: number;
  kbits: number;
  channels: 1 | 2;
  seconds: number;
  tagged: boolean;
};

const KBITS = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const HERTZ = [44_100, 48_000, 32_000];

/** Null when it does not begin with a frame of layer III, after its tag if it has one. */
export function mp3Facts(bytes: Buffer): SoundFacts | null {
  const tag = bytes.toString('latin1', 0, 3) === 'ID3' ? 10 + tagLength(bytes) : 0;
  if (bytes.length < tag + 4) return null;
  const header = bytes.readUInt32BE(tag);
  const version = (header >>> 19) & 3;
  if (header >>> 21 !== 0x7ff || version === 1 || ((header >>> 17) & 3) !== 1) return null;
  const kbits = KBITS[version === 3 ? 'first' : 'second'][(header >>> 12) & 15];
  const hz = HERTZ[(header >>> 10) & 3];
  if (!kbits || !hz) return null;
  const ending = bytes.toString('latin1', Math.max(0, bytes.length - 128), bytes.length - 125);
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    hz: version === 3 ? hz : version === 2 ? hz / 2 : hz / 4,
    kbits,
    channels: ((header >>> 6) & 3) === 3 ? 1 : 2,
    seconds: ((bytes.length - tag) * 8) / (kbits * 1000),
    tagged: tag > 0 || ending === 'TAG',
  };
}

const tagLength = (bytes: Buffer) =>
  ((bytes[6] ?? 0) << 21) | ((bytes[7] ?? 0) << 14) | ((bytes[8] ?? 0) << 7) | (bytes[9] ?? 0);
