import { expect, test } from 'vitest';
import { levelOf } from './level.ts';
import { pieceQueue, type Sent } from './piece-queue.ts';
import { type KeptPiece, memoryStore } from './piece-store.ts';
import { cutPieces } from './pieces.ts';
import { RATE } from './recorder.ts';
import { resampler } from './resampler.ts';
import { wavOf } from './wav.ts';

const tone = (hertz: number, rate: number, seconds: number, loud = 0.5) =>
  Float32Array.from({ length: rate * seconds }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate) * loud);
const power = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

test('a microphone of 48 kHz becomes 16 kHz without a seam between its blocks', () => {
  const resample = resampler(48_000, RATE);
  const all = tone(440, 48_000, 1);
  const parts: number[] = [];
  for (let at = 0; at < all.length; at += 1600) parts.push(...resample(all.slice(at, at + 1600)));
  expect(Math.abs(parts.length - RATE)).toBeLessThan(60);
  const middle = Float32Array.from(parts.slice(2000, 14_000));
  expect(power(middle)).toBeCloseTo(0.5 / Math.SQRT2, 2);
  // A seam would be a jump: a soft tone has none.
  for (let at = 1; at < middle.length; at += 1) expect(Math.abs(middle[at]! - middle[at - 1]!)).toBeLessThan(0.1);
});

test('what lies above speech is not folded into it', () => {
  const out = resampler(48_000, RATE)(tone(11_000, 48_000, 1));
  expect(power(out.slice(200))).toBeLessThan(0.02);
});

test('pieces have five seconds, the last one what is left', () => {
  const pieces: number[] = [];
  const cut = cutPieces((samples) => pieces.push(samples.length / RATE));
  for (let tenths = 0; tenths < 112; tenths += 1) cut.add(new Float32Array(RATE / 10));
  pieces.push(cut.rest().length / RATE);
  expect(pieces.map((seconds) => Math.round(seconds * 10) / 10)).toEqual([5, 5, 1.2]);
  expect(cut.rest().length).toBeGreaterThan(0);
});

test('a piece is a WAV file of 16 kHz, one channel and 16 bits, and clips what is too loud', async () => {
  const bytes = new DataView(await wavOf(Float32Array.from([0, 2, -2])).arrayBuffer());
  expect([bytes.byteLength, bytes.getUint32(24, true), bytes.getUint16(22, true), bytes.getUint16(34, true)]).toEqual([
    50, 16_000, 1, 16,
  ]);
  expect([0, 1, 2].map((at) => bytes.getInt16(44 + at * 2, true))).toEqual([0, 32_767, -32_767]);
});

test.each([
  { loud: 0.001, word: 'quiet', why: 'the microphone is too far away' },
  { loud: 0.2, word: 'good', why: 'a voice' },
  { loud: 1, word: 'loud', why: 'it is cut off at its peaks' },
])('$word, because $why', ({ loud, word }) => {
  expect(levelOf(tone(200, RATE, 0.1, loud)).word).toBe(word);
});

type About = { sentence: number };
const piece = (key: string, seq: number, about: About | null = null, at = seq): KeptPiece<About> => ({
  ...{ key, seq, about, at },
  wav: new Blob([]),
});

function open(answer: (piece: KeptPiece<About>) => Sent<string>, store = memoryStore<About>()) {
  const sent: string[] = [];
  const finished: string[] = [];
  const refused: unknown[] = [];
  const queue = pieceQueue<About, string>({
    store,
    send: async (one) => {
      const outcome = answer(one);
      sent.push(`${one.key}${one.seq} ${outcome.is}`);
      return outcome;
    },
    onFinished: (about, said) => finished.push(`${about.sentence} ${said}`),
    onRefused: (about) => refused.push(about),
  });
  return { queue, sent, finished, refused, store };
}

test('without a network pieces wait on the device; a reload sends them in their order, each once', async () => {
  let online = false;
  const before = open(() => (online ? { is: 'taken' } : { is: 'away' }));
  await before.queue.add(piece('a', 0, null, 5));
  await before.queue.add(piece('a', 1, { sentence: 4 }, 6));
  await before.queue.add(piece('b', 0, { sentence: 5 }, 9));
  expect(await before.store.all()).toHaveLength(3);
  online = true;
  const after = open((one) => ({ is: 'taken', ...(one.about && { answer: 'scored' }) }), before.store);
  await Promise.all([after.queue.flush(), after.queue.flush()]);
  expect(after.sent).toEqual(['a0 taken', 'a1 taken', 'b0 taken']);
  expect(after.finished).toEqual(['4 scored', '5 scored']);
  expect(await after.store.all()).toEqual([]);
});

test('a recording that is refused is given up whole and holds up nothing behind it', async () => {
  const { queue, finished, refused, store } = open((one) =>
    one.key === 'a' ? { is: 'refused', error: 'not found' } : { is: 'taken', answer: 'scored' },
  );
  await store.put(piece('a', 0, null, 1));
  await store.put(piece('a', 1, { sentence: 1 }, 2));
  await queue.add(piece('b', 0, { sentence: 2 }, 3));
  expect([finished, refused]).toEqual([['2 scored'], [{ sentence: 1 }]]);
  expect(await store.all()).toEqual([]);
});

test('a recording that a reload cut off is forgotten, one that was finished is not', async () => {
  const { queue, store } = open(() => ({ is: 'away' }));
  await store.put(piece('cut', 0));
  await store.put(piece('whole', 0));
  await store.put(piece('whole', 1, { sentence: 3 }));
  await queue.forgetUnfinished();
  expect((await store.all()).map(({ key }) => key)).toEqual(['whole', 'whole']);
});
