/** The smallest files of every kind we take, for tests: a pixel, or a moment of silence. */

const base64 = (text: string) => Buffer.from(text, 'base64');
const latin1 = (text: string) => Buffer.from(text, 'latin1');

export const PNG = base64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
export const JPEG = base64(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
);
export const WEBP = base64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');

/** A tenth of a second of silence, 8 kHz, 16 bits. */
export const WAV = Buffer.concat([
  latin1('RIFF\x64\x06\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data\x40\x06\0\0'),
  Buffer.alloc(1600),
]);
/** First page with the head of an Opus stream. */
export const OPUS_OGG = Buffer.concat([
  latin1('OggS\0\x02'),
  Buffer.alloc(20),
  latin1('\x01\x13OpusHead\x01\x01\x38\x01\x80\xbb\0\0\0\0\0'),
]);
/** As a browser's recorder begins it. */
export const WEBM = Buffer.concat([
  base64('GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwH/////////'),
  latin1('\x16\x54\xae\x6b\x86\x86A_OPUS'),
  Buffer.alloc(32),
]);
export const AAC_M4A = Buffer.concat([
  latin1('\0\0\0\x1cftypM4A \0\0\0\0M4A mp42isom'),
  latin1('\0\0\0\x08mdat'),
  Buffer.alloc(16),
]);
const mp3Frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
export const MP3 = Buffer.concat([mp3Frame, mp3Frame, mp3Frame]);
