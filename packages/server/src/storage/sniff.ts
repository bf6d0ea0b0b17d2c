import { isMp3, isMp4Audio, isOggAudio, isWav, isWebmAudio } from './sniff-audio.ts';

export type Kind = { contentType: string; extension: string };
type Test = (bytes: Buffer) => boolean;

const KINDS: (Kind & { test: Test })[] = [
  { contentType: 'image/png', extension: 'png', test: isPng },
  { contentType: 'image/jpeg', extension: 'jpg', test: isJpeg },
  { contentType: 'image/webp', extension: 'webp', test: isWebp },
  { contentType: 'audio/wav', extension: 'wav', test: isWav },
  { contentType: 'audio/ogg', extension: 'ogg', test: isOggAudio },
  { contentType: 'audio/webm', extension: 'webm', test: isWebmAudio },
  { contentType: 'audio/mp4', extension: 'm4a', test: isMp4Audio },
  { contentType: 'audio/mpeg', extension: 'mp3', test: isMp3 },
];

/**
 * What an upload is, by its bytes; its name and what the browser says are not asked. null: not one of ours.
 * SVG and HTML have no signature here and fall through; a picture or sound that also carries a page is refused.
 */
export function sniff(bytes: Uint8Array): Kind | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = KINDS.find(({ test }) => test(buffer));
  if (!kind || carriesPage(buffer)) return null;
  return { contentType: kind.contentType, extension: kind.extension };
}

function isPng(bytes: Buffer): boolean {
  return (
    bytes.length >= 33 &&
    bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) &&
    bytes.toString('latin1', 12, 16) === 'IHDR' &&
    bytes.readUInt32BE(16) > 0 &&
    bytes.readUInt32BE(20) > 0
  );
}

/** Start of image, then an application, quantisation, comment or frame segment. */
function isJpeg(bytes: Buffer): boolean {
  const marker = bytes[3] ?? 0;
  return (
    bytes.length >= 20 &&
    bytes[0] === 0xff &&
    bytes[1] === 0xd8 &&
    bytes[2] === 0xff &&
    ((marker >= 0xe0 && marker <= 0xef) || [0xdb, 0xfe, 0xc0, 0xc2, 0xc4].includes(marker))
  );
}

function isWebp(bytes: Buffer): boolean {
  return (
    bytes.length >= 30 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP' &&
    ['VP8 ', 'VP8L', 'VP8X'].includes(bytes.toString('latin1', 12, 16))
  );
}

/** Words long enough not to turn up by chance in compressed data. */
function carriesPage(bytes: Buffer): boolean {
  return /<(?:script|html|iframe|!doctype|\?php)[\s>]/i.test(bytes.toString('latin1'));
}
