import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { mp3Facts } from './mp3-facts.ts';

/** MPEG-2 layer III, 48 kbit/s, 24 kHz, mono: 144 bytes a frame. */
const frame = Buffer.alloc(144);
frame.writeUInt32BE(0xfff364c0);
const bare = Buffer.concat(Array(1000).fill(frame));

test('a recording as we make it', () => {
  expect(mp3Facts(bare)).toEqual({
    sha256: createHash('sha256').update(bare).digest('hex'),
    hz: 24_000,
    kbits: 48,
    channels: 1,
    seconds: 24,
    tagged: false,
  });
});

test.each([
  ['before the sound', Buffer.concat([Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x0a'), Buffer.alloc(10), bare])],
  ['after it', Buffer.concat([bare, Buffer.from('TAGSet 1, section 1'.padEnd(128, '\0'))])],
])('words %s are seen', (_, bytes) => {
  expect(mp3Facts(bytes)?.tagged).toBe(true);
});

test('what is not sound has no facts', () => {
  expect(mp3Facts(Buffer.from('<svg xmlns="…"/>'))).toBeNull();
  expect(mp3Facts(Buffer.alloc(2))).toBeNull();
});
