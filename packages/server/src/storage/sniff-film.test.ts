import { expect, test } from 'vitest';
import { isMp4Film, isVtt, isWebmFilm } from './sniff-film.ts';

const mp4 = (brand: string, handler: string) =>
  Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0isommp42\0\0\0\x20hdlr\0\0\0\0\0\0\0\0${handler}\0\0\0\0`, 'latin1');
const webm = (codec: string) => Buffer.from(`\x1a\x45\xdf\xa3\0\0\0\0B\x82webm${'\0'.repeat(40)}${codec}`, 'latin1');

test.each([
  { bytes: mp4('isom', 'vide'), is: true, why: 'a film' },
  { bytes: mp4('mp42', 'vide'), is: true, why: 'another brand of it' },
  { bytes: mp4('isom', 'soun'), is: false, why: 'a sound in the same box' },
  { bytes: mp4('heic', 'vide'), is: false, why: 'a photo of a telephone' },
  { bytes: Buffer.from('<html><script>alert(1)</script></html>'), is: false, why: 'a page' },
])('mp4: $is, $why', ({ bytes, is }) => {
  expect(isMp4Film(bytes)).toBe(is);
});

test('webm is a film with pictures in it', () => {
  expect([isWebmFilm(webm('V_VP9')), isWebmFilm(webm('A_OPUS')), isWebmFilm(Buffer.alloc(64))]).toEqual([
    ...[true, false, false],
  ]);
});

test.each([
  { text: 'WEBVTT\n\n00:00.000 --> 00:02.000\n你好', is: true, why: 'captions' },
  { text: '\uFEFFWEBVTT - made by hand\r\n', is: true, why: 'with a mark at its head and a remark' },
  { text: 'WEBVTTX\n', is: false, why: 'another word' },
  { text: '1\n00:00:00,000 --> 00:00:02,000\nHello', is: false, why: 'captions of another kind' },
  { text: 'WEBVTT\n\0', is: false, why: 'not only text' },
])('vtt: $is, $why', ({ text, is }) => {
  expect(isVtt(Buffer.from(text))).toBe(is);
});
