import { expect, test } from 'vitest';
import type { Listening } from '../../schema/listening.ts';
import { SAMPLE_RATE } from '../kokoro.ts';
import { linesOf } from '../lines.ts';
import { paced } from '../pace.ts';
import { assemble } from './assemble.ts';
import { limited, loudnessOf, TARGET_LUFS } from './loudness.ts';
import { fittedPauses, LEAD_IN, pausesOf } from './pauses.ts';
import { peaksOf } from './peaks.ts';
import { withRoomTone } from './room-tone.ts';
import { peakOf, type Sound, scaled, secondsOf, silencesIn, trimmed } from './sound.ts';

const voice = { accent: 'en-GB', sex: 'f', age: 'adult', rate: 1 } as const;
const section = {
  id: 'x',
  speakers: [
    { id: 'a', name: 'Ann', voice },
    { id: 'b', name: 'Ben', voice: { ...voice, sex: 'm' as const } },
  ],
  readingTime: [
    { before: 't1', seconds: 30, questions: [1, 5] as [number, number] },
    { before: 't3', seconds: 20, questions: [6, 10] as [number, number] },
  ],
  script: [
    { id: 't1', by: 'a', text: 'Good morning, and welcome to the workshop. Right. Where shall we begin today?' },
    { id: 't2', by: 'b', text: 'At the beginning, I suppose, with the tools.' },
    { id: 't3', by: 'a', text: 'Very well, then take the hammer first.', pause: 2 },
  ],
} satisfies Pick<Listening, 'id' | 'speakers' | 'readingTime' | 'script'>;
const lines = linesOf(section);

/** A hum as loud as asked, with silence round it. */
const hum = (seconds: number, level: number, around = 0): Sound =>
  Float32Array.from({ length: (seconds + 2 * around) * SAMPLE_RATE }, (_, at) => {
    const time = at / SAMPLE_RATE - around;
    return time < 0 || time > seconds
      ? 0
      : level * Math.sin(2 * Math.PI * 440 * time) * Math.sin(2 * Math.PI * 3 * time);
  });

test('the silence round a sentence goes, the sentence stays', () => {
  expect(secondsOf(trimmed(hum(2, 0.3, 0.5)))).toBeCloseTo(2.1, 1);
});

test('sentences follow each other with their pauses, and every time is true', () => {
  const sounds = lines.map((_, at) => hum(1 + at / 4, 0.2));
  const { sound, sentences, stops } = assemble(section, lines, sounds);
  expect(sentences.map(({ turn }) => turn)).toEqual(['t1', 't1', 't1', 't2', 't3']);
  for (const [at, { start, end }] of sentences.entries()) {
    expect(end - start).toBeCloseTo(secondsOf(sounds[at]!), 3);
    expect(start).toBeGreaterThan(sentences[at - 1]?.end ?? 0);
    expect(peakOf(sound.subarray(start * SAMPLE_RATE, end * SAMPLE_RATE))).toBeGreaterThan(0.05);
  }
  expect(sentences[0]?.start).toBe(LEAD_IN);
  expect(stops[0]).toEqual({ before: 't1', at: 0 });
  expect(stops[1]?.at).toBeGreaterThan(sentences[3]!.end);
  expect(stops[1]?.at).toBeLessThan(sentences[4]!.start);
});

test('a quiet speaker and a loud one come out equally loud, and nothing clips', () => {
  const sounds = lines.map(({ by }) => hum(3, by === 'a' ? 0.04 : 0.9));
  const { sound, sentences } = assemble(section, lines, sounds);
  const loudness = sentences.map(({ start, end }) => loudnessOf(sound.slice(start * SAMPLE_RATE, end * SAMPLE_RATE)));
  for (const one of loudness) expect(Math.abs(one - TARGET_LUFS)).toBeLessThan(1);
  expect(peakOf(limited(scaled(sound, 30)))).toBeLessThan(0.85);
});

test('loudness is that of the standard: a full-scale tone of 997 Hz has -3 LUFS', () => {
  const tone = Float32Array.from({ length: 3 * SAMPLE_RATE }, (_, at) =>
    Math.sin((2 * Math.PI * 997 * at) / SAMPLE_RATE),
  );
  expect(loudnessOf(tone)).toBeCloseTo(-3.01, 1);
});

test('pauses: short words lean on the next, an author’s wish is kept, a stop is long', () => {
  const pauses = pausesOf(section, lines);
  expect(pauses[1]).toBeLessThan(pauses[0]!);
  expect(pauses[3]).toBeGreaterThanOrEqual(1.5);
  expect(pauses[4]).toBeGreaterThanOrEqual(3);
});

test('turns are taken as people take them: not by the clock, and sometimes before the other has ended', () => {
  const turns = Array.from({ length: 40 }, (_, at) => ({
    id: `t${at}`,
    by: 'ab'[at % 2]!,
    text: `I see number ${at}.`,
  }));
  const talk = { ...section, readingTime: [], script: turns };
  const pauses = pausesOf(talk, linesOf(talk)).slice(0, -1);
  expect(Math.max(...pauses) / Math.min(...pauses)).toBeGreaterThan(2);
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length).toBeCloseTo(0.34, 1);

  const [first, second, third] = section.script;
  const hasty = { ...section, readingTime: [], script: [first!, { ...second!, gap: -0.3 }, third!] };
  const { sound, sentences } = assemble(
    hasty,
    lines,
    lines.map(() => hum(1, 0.2)),
  );
  expect(sentences[3]!.start).toBeCloseTo(sentences[2]!.end - 0.3, 2);
  expect(peakOf(sound)).toBeLessThan(0.85);
});

test('a room is never digitally silent, no louder than asked, and the same each time it is built', () => {
  const [pause, tone] = [new Float32Array(4 * SAMPLE_RATE), { place: 'museum', level: -55 } as const];
  const room = withRoomTone(pause, tone, 'x');
  const middle = room.slice(SAMPLE_RATE, 3 * SAMPLE_RATE);
  const level = 10 * Math.log10(middle.reduce((sum, one) => sum + one * one, 0) / middle.length);
  expect(Math.abs(level - -55)).toBeLessThan(2);
  expect(withRoomTone(pause, tone, 'x')).toEqual(room);
  expect(withRoomTone(pause, tone, 'y')).not.toEqual(room);
  const spoken = hum(2, 0.3);
  expect(peakOf(withRoomTone(spoken, tone, 'x'))).toBeCloseTo(peakOf(spoken), 1);
});

test('too slow a reading gets shorter pauses, too fast a one longer, both within reason', () => {
  const natural = pausesOf(section, lines);
  const slow = fittedPauses(section, lines, 60, 20);
  const fast = fittedPauses(section, lines, 5, 60);
  expect(slow[0]).toBeCloseTo(natural[0]! * 0.7, 2);
  expect(fast[0]).toBeCloseTo(natural[0]! * 1.35, 2);
  expect(slow[3]).toBe(natural[3]);
});

test('a fast voice is held back, and what is spelled is said slowly', () => {
  const phonemes = lines.map(() => 'ɡˈʊd mˈɔːnɪŋ and wˈɛlkəm tə ðə wˈɜːkʃɒp.');
  const speeds = (all: typeof lines) => paced(all, phonemes, pausesOf(section, all), 45).map(({ speed }) => speed);
  const [ann, , , ben] = speeds(lines);
  expect(ann).toBeLessThan(ben!);
  const [spelled, plain] = speeds(lines.map((line, at) => (at === 0 ? { ...line, said: "It's O, S, G, R." } : line)));
  expect(spelled! / plain!).toBeCloseTo(0.92, 1);
});

test('peaks: twenty pairs a second, in 8 bits', () => {
  const { perSecond, data } = peaksOf(hum(2, 1));
  expect(perSecond).toBe(20);
  expect(data).toHaveLength(80);
  expect(Math.max(...data)).toBeGreaterThan(110);
  expect(Math.min(...data)).toBeGreaterThanOrEqual(-128);
});

test('silences are found, longest first', () => {
  const parts = [hum(1, 0.3), new Float32Array(SAMPLE_RATE / 2), hum(1, 0.3), new Float32Array(SAMPLE_RATE)];
  const whole = Float32Array.from(parts.flatMap((part) => [...part]));
  expect(silencesIn(whole)[0]).toBeCloseTo(1, 1);
});
