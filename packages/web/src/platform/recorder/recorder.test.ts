import { expect, test } from 'vitest';
import { levelOf } from './level.ts';
import { pieceQueue, type Sent } from './piece-queue.ts';
import { type KeptPiece, memoryStore, withSpare } from './piece-store.ts';
import { cutPieces } from './pieces.ts';
import { RATE } from './recorder.ts';
import { resampler } from './resampler.ts';
import { joinedWav, wavOf } from './wav.ts';

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

function open(answer: (piece: KeptPiece<About>) => Sent<string>, store = memoryStore<About>(), keepsFor?: number) {
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
    keepsFor,
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

test('a recording that a reload cut off is forgotten; a finished one is not, nor one that another tab is recording', async () => {
  const now = 10_000_000;
  const { queue, store } = open(() => ({ is: 'away' }));
  await store.put(piece('cut', 0, null, now - 121_000));
  await store.put(piece('whole', 0, null, now - 900_000));
  await store.put(piece('whole', 1, { sentence: 3 }, now - 899_000));
  await store.put(piece('running', 0, null, now - 50_000));
  await store.put(piece('running', 1, null, now - 45_000));
  await queue.forgetUnfinished(now);
  expect((await store.all()).map(({ key }) => key)).toEqual(['whole', 'whole', 'running', 'running']);
});

test('a recording that the server is in trouble over waits alone: those behind it are sent', async () => {
  const { queue, finished, sent, store } = open((one) =>
    one.key === 'a' ? { is: 'in_trouble' } : { is: 'taken', answer: 'scored' },
  );
  await store.put(piece('a', 0, null, 1));
  await store.put(piece('a', 1, { sentence: 1 }, 2));
  await queue.add(piece('b', 0, { sentence: 2 }, 3));
  expect([finished, sent]).toEqual([['2 scored'], ['a0 in_trouble', 'b0 taken']]);
  expect((await store.all()).map(({ key }) => key)).toEqual(['a', 'a']);
});

test('what a full disk does not take is kept in memory and sent in its order', async () => {
  const disk = memoryStore<About>();
  let full = false;
  const filling = {
    ...disk,
    put: (one: KeptPiece<About>) => (full ? Promise.reject(new Error('full')) : disk.put(one)),
  };
  let online = false;
  const { queue, sent, finished, store } = open(
    (one) => (online ? { is: 'taken', ...(one.about && { answer: 'scored' }) } : { is: 'away' }),
    withSpare(filling, memoryStore<About>()),
  );
  await queue.add(piece('a', 0, null, 1));
  full = true;
  await queue.add(piece('a', 1, null, 2));
  await queue.add(piece('a', 2, { sentence: 7 }, 3));
  expect([(await disk.all()).length, (await store.all()).length]).toEqual([1, 3]);
  online = true;
  await queue.flush();
  expect(sent.filter((one) => one.endsWith('taken'))).toEqual(['a0 taken', 'a1 taken', 'a2 taken']);
  expect([finished, await store.all()]).toEqual([['7 scored'], []]);
});

test('of an only copy nothing leaves the device before its end is taken, and a refusal keeps it whole', async () => {
  let takes = true;
  const { queue, sent, refused, finished, store } = open(
    (one) => (takes ? { is: 'taken', ...(one.about && { answer: 'kept' }) } : { is: 'refused', error: 'closed' }),
    memoryStore<About>(),
    5,
  );
  await queue.add(piece('a', 0));
  takes = false;
  // Refused while it is still being said: told once it is known what it was for.
  await queue.add(piece('a', 1));
  expect(refused).toEqual([]);
  await queue.add(piece('a', 2, { sentence: 4 }));
  await queue.flush();
  expect([refused, sent]).toEqual([[{ sentence: 4 }], ['a0 taken', 'a1 refused']]);
  expect((await store.all()).map((one) => [one.seq, one.refused])).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
  ]);
  takes = true;
  await queue.add(piece('b', 0));
  expect((await store.all()).filter(({ key }) => key === 'b')).toHaveLength(1);
  await queue.add(piece('b', 1, { sentence: 6 }));
  expect([finished, (await store.all()).filter(({ key }) => key === 'b')]).toEqual([['6 kept'], []]);
});

test('a piece that was thrown away while it was on its way does not come back', async () => {
  const store = memoryStore<About>();
  const queue = pieceQueue<About, string>({
    ...{ store, keepsFor: 5, onFinished: () => {}, onRefused: () => {} },
    send: async ({ key, seq }) => {
      await store.remove(key, seq);
      return { is: 'taken' };
    },
  });
  await queue.add(piece('a', 0));
  expect(await store.all()).toEqual([]);
});

test('pieces of a recording are one file', async () => {
  const whole = joinedWav([wavOf(new Float32Array(100)), wavOf(new Float32Array(60))]);
  const head = new DataView(await whole.slice(0, 44).arrayBuffer());
  expect([whole.size, head.getUint32(40, true), head.getUint32(4, true)]).toEqual([44 + 320, 320, 356]);
});
