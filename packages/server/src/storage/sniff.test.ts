import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AAC_M4A, JPEG, MP3, OPUS_OGG, PNG, WAV, WEBM, WEBP } from '#testing/small-files.ts';
import { sniff } from './sniff.ts';

const ACCEPTED = [
  { bytes: PNG, is: { contentType: 'image/png', extension: 'png' } },
  { bytes: JPEG, is: { contentType: 'image/jpeg', extension: 'jpg' } },
  { bytes: WEBP, is: { contentType: 'image/webp', extension: 'webp' } },
  { bytes: WAV, is: { contentType: 'audio/wav', extension: 'wav' } },
  { bytes: OPUS_OGG, is: { contentType: 'audio/ogg', extension: 'ogg' } },
  { bytes: WEBM, is: { contentType: 'audio/webm', extension: 'webm' } },
  { bytes: AAC_M4A, is: { contentType: 'audio/mp4', extension: 'm4a' } },
  { bytes: MP3, is: { contentType: 'audio/mpeg', extension: 'mp3' } },
  { bytes: Buffer.concat([id3(300), MP3]), is: { contentType: 'audio/mpeg', extension: 'mp3' } },
];
test.each(ACCEPTED)('$is.contentType is known by its bytes', ({ bytes, is }) => {
  expect(sniff(bytes)).toEqual(is);
});

test('a window into a larger buffer is judged by its own bytes', () => {
  const larger = new Uint8Array(PNG.length + 64);
  larger.set(PNG, 32);
  expect(sniff(larger.subarray(32, 32 + PNG.length))?.extension).toBe('png');
  expect(sniff(larger)).toBeNull();
});

const text = (words: string) => Buffer.from(words);
const REFUSED = [
  { bytes: Buffer.alloc(0), why: 'nothing at all' },
  { bytes: text('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff;'), why: 'GIF is not taken' },
  {
    bytes: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    why: 'SVG can run scripts',
  },
  { bytes: text('<?xml version="1.0"?><svg/>'), why: 'SVG behind an XML line' },
  { bytes: text('<!doctype html><title>x</title>'), why: 'a page' },
  { bytes: text('%PDF-1.7\n%'), why: 'a document' },
  { bytes: text('MZ\x90\x00'), why: 'a program' },
  { bytes: text('hello'), why: 'plain words' },
  { bytes: PNG.subarray(0, 20), why: 'the beginning of a picture only' },
  { bytes: Buffer.concat([PNG, text('<script >fetch("/api")</script>')]), why: 'a picture that is also a page' },
  { bytes: Buffer.concat([JPEG, text('<HTML>')]), why: 'the same in capitals' },
  { bytes: Buffer.concat([text('RIFF\x24\0\0\0AVI LIST'), Buffer.alloc(64)]), why: 'a film in the box of a sound' },
  { bytes: Buffer.concat([WEBM, text('V_VP9')]), why: 'a film in WebM' },
  { bytes: Buffer.concat([AAC_M4A, text('hdlr\0\0\0\0\0\0\0\0vide')]), why: 'a film in MP4' },
  { bytes: Buffer.concat([text('\0\0\0\x1cftypheic'), Buffer.alloc(40)]), why: 'a picture that browsers cannot show' },
  { bytes: Buffer.from([0xff, 0xfb, 0x90, 0x00, 1, 2, 3, 4]), why: 'two bytes like MP3, and no second frame' },
  { bytes: id3(50), why: 'a title without a song' },
  { bytes: Buffer.concat([text('OggS\0\x02'), Buffer.alloc(60), text('\x80theora')]), why: 'a film in Ogg' },
];
describe('refused', () => {
  test.each(REFUSED)('$why', ({ bytes }) => {
    expect(sniff(bytes)).toBeNull();
  });
});

/** The tag before the first frame, with its length in seven bits a byte. */
function id3(length: number): Buffer {
  return Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, length >> 7, length & 127]),
    Buffer.alloc(length),
  ]);
}

test('our own source is not taken for anything', () => {
  expect(sniff(readFileSync(import.meta.filename))).toBeNull();
});
