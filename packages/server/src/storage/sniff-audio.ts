/** The sounds a browser records and people keep. Moving pictures in the same containers are refused. */

const text = (bytes: Buffer, start: number, length: number) => bytes.toString('latin1', start, start + length);

export function isWav(bytes: Buffer): boolean {
  return (
    bytes.length >= 44 &&
    text(bytes, 0, 4) === 'RIFF' &&
    text(bytes, 8, 4) === 'WAVE' &&
    // Some recorders put padding before the format.
    bytes.subarray(12, 200).includes('fmt ')
  );
}

export function isOggAudio(bytes: Buffer): boolean {
  const firstPage = bytes.subarray(0, 200);
  return text(bytes, 0, 4) === 'OggS' && (firstPage.includes('OpusHead') || firstPage.includes('\x01vorbis'));
}

export function isWebmAudio(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 4096);
  return (
    bytes.length >= 40 &&
    bytes.readUInt32BE(0) === 0x1a45dfa3 &&
    head.subarray(0, 64).includes('webm') &&
    !/V_(?:VP8|VP9|AV1|MPEG)/.test(head.toString('latin1'))
  );
}

const SOUND_BRANDS = ['M4A ', 'M4B ', 'isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'dash'];

export function isMp4Audio(bytes: Buffer): boolean {
  return (
    bytes.length >= 32 &&
    text(bytes, 4, 4) === 'ftyp' &&
    SOUND_BRANDS.includes(text(bytes, 8, 4)) &&
    // A track for moving pictures names its handler.
    !/hdlr.{8}vide/s.test(bytes.toString('latin1'))
  );
}

/** Two whole frames in a row, after the tag if there is one: two bytes alone would prove little. */
export function isMp3(bytes: Buffer): boolean {
  const start = text(bytes, 0, 3) === 'ID3' && bytes.length > 10 ? 10 + tagLength(bytes) : 0;
  const length = mp3FrameLength(bytes, start);
  return length !== null && mp3FrameLength(bytes, start + length) !== null;
}

const tagLength = (bytes: Buffer) =>
  ((bytes[6] ?? 0) << 21) | ((bytes[7] ?? 0) << 14) | ((bytes[8] ?? 0) << 7) | (bytes[9] ?? 0);

const MPEG1_KBPS = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG2_KBPS = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const MPEG1_HZ = [44_100, 48_000, 32_000];

/** Of layer III; null when no frame begins here. */
function mp3FrameLength(bytes: Buffer, at: number): number | null {
  if (at < 0 || at + 4 > bytes.length) return null;
  const header = bytes.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  if (header >>> 21 !== 0x7ff || version === 1 || ((header >>> 17) & 3) !== 1) return null;
  const first = version === 3;
  const kbps = (first ? MPEG1_KBPS : MPEG2_KBPS)[((header >>> 12) & 15) - 1];
  const baseHz = MPEG1_HZ[(header >>> 10) & 3];
  if (!kbps || !baseHz) return null;
  const hz = first ? baseHz : version === 2 ? baseHz / 2 : baseHz / 4;
  return Math.floor(((first ? 144 : 72) * kbps * 1000) / hz) + ((header >>> 9) & 1);
}
