import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SentenceScore } from './report.ts';
import { createSentenceScorer } from './score-sentence.ts';
import { packRecording } from './spoken.testing.ts';
import { chords, hum, noise, room, silence } from './training/signals.ts';

/** What the voices of our pack say. */
const SAID = {
  'dictation-connected-speech-2': 'Can you pick it up at the end of the week?',
  'dictation-connected-speech-5': 'She asked him to send her the form.',
  'dictation-connected-speech-7': "Most people don't use the last bus.",
} as const;
type Clip = keyof typeof SAID;

const scorer = createSentenceScorer();
const clips = new Map<Clip, Float32Array>();
const score = (audio: Float32Array, text: string, modelSeconds?: number): Promise<SentenceScore> =>
  scorer.score({ audio, text, accent: 'uk', ...(modelSeconds && { modelSeconds }) });
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

beforeAll(async () => {
  for (const name of Object.keys(SAID) as Clip[]) clips.set(name, await packRecording(name));
});
afterAll(() => scorer.close());

test.each(Object.keys(SAID) as Clip[])(
  'a native voice scores high for its own sentence and nothing for another: %s',
  async (name) => {
    const own = await score(clips.get(name)!, SAID[name]);
    expect(own).toMatchObject({ assessed: 1, reason: null, pron_completion: 100 });
    expect(own.total_score).toBeGreaterThanOrEqual(75);
    for (const other of Object.keys(SAID) as Clip[]) {
      if (other === name) continue;
      expect((await score(clips.get(name)!, SAID[other])).total_score).toBeLessThan(25);
    }
  },
);

test('words stand in their order inside the recording, with the sounds of a dictionary', async () => {
  const audio = clips.get('dictation-connected-speech-5')!;
  const { words } = await score(audio, SAID['dictation-connected-speech-5']);
  expect(words.map(({ word }) => word)).toEqual(['She', 'asked', 'him', 'to', 'send', 'her', 'the', 'form']);
  words.reduce((before, { from, to }) => {
    expect(from).toBeGreaterThanOrEqual(before);
    expect(to).toBeGreaterThan(from);
    return to;
  }, 0);
  expect(words.at(-1)!.to).toBeLessThanOrEqual(audio.length / 16_000);
  expect(words[0]!.phones.map(({ phone }) => phone)).toEqual(['ʃ', 'iː']);
});

test('a word that is in the text but was not said is missed, and the others are not', async () => {
  const { words, pron_completion } = await score(
    clips.get('dictation-connected-speech-7')!,
    "Most people don't use the marvellous last bus.",
  );
  expect(words.filter(({ said }) => !said).map(({ word, advice }) => [word, advice])).toEqual([
    ['marvellous', 'word_missed'],
  ]);
  expect(pron_completion).toBeLessThan(90);
});

test('the same reading at half and at double loudness, or after two seconds of silence, stays within three points', async () => {
  const audio = clips.get('dictation-connected-speech-2')!;
  const text = SAID['dictation-connected-speech-2'];
  const { total_score: as } = await score(audio, text);
  for (const changed of [
    audio.map((s) => s / 2),
    audio.map((s) => s * 2),
    joined(silence(2), audio),
    joined(room(2), audio),
  ])
    expect(Math.abs((await score(changed, text)).total_score - as)).toBeLessThanOrEqual(3);
});

test('long pauses and a crawling pace cost fluency', async () => {
  const audio = clips.get('dictation-connected-speech-2')!;
  const text = SAID['dictation-connected-speech-2'];
  const fluent = await score(audio, text, audio.length / 16_000);
  const { words } = fluent;
  const cut = Math.round(words[3]!.to * 16_000);
  const paused = await score(joined(audio.slice(0, cut), room(1.5), audio.slice(cut)), text);
  expect(paused.pron_fluency).toBeLessThan(fluent.pron_fluency - 10);
  expect((await score(audio, text, 0.8)).pron_fluency).toBeLessThan(fluent.pron_fluency);
});

test.each([
  { name: 'silence', audio: silence(3), reason: 'silence' },
  { name: 'an empty room', audio: room(3), reason: 'silence' },
  { name: 'nothing', audio: new Float32Array(), reason: 'silence' },
  { name: 'noise', audio: noise(3), reason: 'noise' },
  { name: 'a hum', audio: hum(3), reason: 'noise' },
  { name: 'music', audio: chords(4), reason: 'wrong_sentence' },
  { name: 'two minutes', audio: new Float32Array(120 * 16_000), reason: 'too_long' },
])('$name is not assessed', async ({ audio, reason }) => {
  const result = await score(audio, 'The library is next to the station.');
  expect(result).toMatchObject({ assessed: 0, reason, total_score: 0, pron_accuracy: 0, pron_completion: 0 });
  expect(result.words.map(({ word }) => word)).toEqual(['The', 'library', 'is', 'next', 'to', 'the', 'station']);
});

test('a text without words cannot be read', async () => {
  expect(await score(clips.get('dictation-connected-speech-2')!, '……')).toMatchObject({
    assessed: 0,
    reason: 'no_words',
  });
});

test('a page of text is not a sentence', async () => {
  const page = 'all of it again '.repeat(40);
  expect(await score(clips.get('dictation-connected-speech-2')!, page)).toMatchObject({
    assessed: 0,
    reason: 'too_long',
  });
});
