import { expect, test } from 'vitest';
import { packRecording } from '../spoken.testing.ts';
import { hearWindow, withoutInventions } from './hear-window.ts';
import { opensNote } from './whisper/tokens.ts';
import type { Whisper } from './whisper/whisper.ts';
import { openWhisper } from './whisper/whisper.ts';

/** A model that always makes up the same sentence, as Whisper does when it hears nothing. */
const TEXT = ' Thanks for watching';
const inventor = (calls: number[]): Whisper => ({
  tokens: { text: (ids) => ids.map((id) => TEXT.split(/(?= )/)[id] ?? '').join('') },
  write: async (audio) => {
    calls.push(audio.length);
    const looked = [new Float32Array(1500).fill(0.1)];
    return {
      written: [0, 1, 2].map((id) => ({ id, probability: 0.9, looked })),
      ended: looked,
      english: 1,
      noSpeech: 0,
    };
  },
  close: async () => {},
});

const tone = (seconds: number) => Float32Array.from({ length: seconds * 16_000 }, (_, at) => 0.3 * Math.sin(at / 9));

test.each([
  { name: 'silence', audio: new Float32Array(5 * 16_000) },
  { name: 'a steady hum', audio: tone(5) },
])('$name never reaches the model, which would make up words for it', async ({ audio }) => {
  const calls: number[] = [];
  expect(await hearWindow(inventor(calls), audio, false)).toEqual({ seconds: 5, words: [], english: 1 });
  expect(calls).toEqual([]);
});

test('what the model has learnt under films is not put into a learner’s mouth', async () => {
  const speech = (await packRecording('dictation-connected-speech-1')).slice(0, 3 * 16_000);
  const calls: number[] = [];
  expect((await hearWindow(inventor(calls), speech, false)).words).toEqual([]);
  expect(calls).toHaveLength(1);
});

test.each([
  { text: 'I like films. Thanks for watching', sure: 0.3, kept: 3 },
  { text: 'I like films. Thanks for watching', sure: 0.9, kept: 6 },
  { text: 'Subscribe is a button that every video maker I follow asks for', sure: 0.3, kept: 12 },
  { text: 'they say thanks for watching and then they talk about the next one for minutes', sure: 0.3, kept: 15 },
  { text: 'Thanks for watching', sure: 0.9, kept: 0 },
])('of "$text", heard with $sure, $kept words are kept', ({ text, sure, kept }) => {
  const words = text.split(' ').map((one) => ({ text: one, confidence: sure }));
  expect(withoutInventions(words)).toHaveLength(kept);
});

test.each([
  ...[' [', '[', ' (', ' [Music', '♪', '*', ' #'].map((text) => ({ text, is: true })),
  ...[' music', "'s", '.', ' -', ' 1', ','].map((text) => ({ text, is: false })),
])('"$text" opens a note about sounds = $is', ({ text, is }) => {
  expect(opensNote(text)).toBe(is);
});

test('a recording of our own pack is written down word by word, with times that follow each other', async () => {
  const whisper = await openWhisper();
  try {
    const speech = await packRecording('dictation-connected-speech-1');
    const { words, english } = await hearWindow(whisper, speech, false);
    const text = words.map((word) => word.text.toLowerCase()).join(' ');
    expect(text).toContain("told you if i'd known about it");
    expect(english).toBeGreaterThan(0.9);
    for (const [at, word] of words.entries()) {
      expect(word.to).toBeGreaterThan(word.from);
      expect(word.from).toBeGreaterThanOrEqual(words[at - 1]?.from ?? 0);
    }
  } finally {
    await whisper.close();
  }
}, 120_000);
