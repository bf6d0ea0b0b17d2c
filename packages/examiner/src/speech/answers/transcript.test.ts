import { expect, test } from 'vitest';
import { placeOf, readTranscript } from './transcript.ts';

const said = (text: string) =>
  text.split(' ').map((word, at) => ({ text: word, from: at, to: at + 0.8, confidence: 0.9 }));

test.each([
  { text: 'um I think uh it is good', plain: 'I think it is good', fillers: 2, repetitions: 0 },
  { text: 'I I went to the the market', plain: 'I went to the market', fillers: 0, repetitions: 2 },
  { text: 'I think I think it is nice', plain: 'I think it is nice', fillers: 0, repetitions: 1 },
  { text: 'it was very very cold', plain: 'it was very very cold', fillers: 0, repetitions: 0 },
  { text: 'I like it. It is warm', plain: 'I like it. It is warm', fillers: 0, repetitions: 0 },
  { text: 'the, um, the garden', plain: 'the garden', fillers: 1, repetitions: 1 },
])('"$text" is read as "$plain"', ({ text, plain, fillers, repetitions }) => {
  const read = readTranscript(said(text));
  expect(read.text).toBe(plain);
  expect([read.fillers.length, read.repetitions.length]).toEqual([fillers, repetitions]);
});

test('a stretch of the text knows its seconds', () => {
  const read = readTranscript(said('um I have two friend here'));
  expect(placeOf(read, read.text.indexOf('two'), read.text.indexOf(' here'))).toMatchObject({
    from: 3,
    to: 4.8,
    text: 'two friend',
  });
});
