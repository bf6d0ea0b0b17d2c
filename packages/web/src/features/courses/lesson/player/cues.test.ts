import { expect, test } from 'vitest';
import { cueAt, nextCaptions, nextSpeed, readVtt } from './cues.ts';

const cues = [
  { from: 0, to: 2, zh: '一', en: 'one' },
  { from: 3, to: 5, zh: '二', en: 'two' },
];

test.each([
  { second: -1, at: -1, why: 'before the first word' },
  { second: 1, at: 0, why: 'inside it' },
  { second: 2.5, at: 0, why: 'in a pause the last words stay' },
  { second: 99, at: 1, why: 'after the end' },
])('at $second s the line is $at: $why', ({ second, at }) => {
  expect(cueAt(cues, second)).toBe(at);
});

test('a WebVTT file becomes lines; headers, notes and tags do not', () => {
  const file =
    'WEBVTT\r\n\r\nNOTE by us\r\n\r\n1\n00:01.500 --> 00:03.000\n<v Ann>Hello\nthere\n\n01:00:00.000 --> 01:00:02.000\nEnd';
  expect(readVtt(file)).toEqual([
    { from: 1.5, to: 3, zh: 'Hello there', en: 'Hello there' },
    { from: 3600, to: 3602, zh: 'End', en: 'End' },
  ]);
});

test('speeds and captions go round', () => {
  expect([nextSpeed(1), nextSpeed(1.5)]).toEqual([1.25, 0.75]);
  expect([nextCaptions('zh'), nextCaptions('off')]).toEqual(['en', 'zh']);
});
