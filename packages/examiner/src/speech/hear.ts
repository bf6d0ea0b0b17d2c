import type { SayableWord } from './align/graph.ts';
import { findVoice, level } from './audio/voice.ts';
import { measureReading, type ReadingMeasures } from './measure/measure-reading.ts';
import type { AcousticModel } from './model/acoustic-model.ts';
import { withSlopes } from './model/features.ts';
import type { FrontEnd } from './model/front-end.ts';
import type { Accent, NotAssessed } from './report.ts';
import { pronounceParts } from './words/pronounce.ts';
import { wordsOf } from './words/words-of.ts';

export type Ears = { frontEnd: FrontEnd; model: AcousticModel };
/** `offset`: where in the recording the measured part begins, in seconds. */
export type Heard = { ok: true; measures: ReadingMeasures; offset: number } | { ok: false; reason: NotAssessed };

const LONGEST_SECONDS = 60;
const SHORTEST_FRAMES = 20;
/** Whoever speaks has a pitch most of the time; a fan, rain or a crackle has not. */
const LEAST_VOICED = 0.08;

/** Listens to a recording once; several texts may then be held against it. */
export function listen({ frontEnd, model }: Ears, audio: Float32Array) {
  if (audio.length > LONGEST_SECONDS * 16_000) return { ok: false as const, reason: 'too_long' as const };
  const voice = findVoice(audio);
  if (voice.silent) return { ok: false as const, reason: 'silence' as const };
  if (voice.steady || voice.voiced < LEAST_VOICED) return { ok: false as const, reason: 'noise' as const };
  if (voice.frames < SHORTEST_FRAMES) return { ok: false as const, reason: 'too_short' as const };
  const cepstra = frontEnd.cepstra(level(audio.slice(voice.from, voice.to)));
  const raw = model.score(withSlopes(cepstra, (frame) => cepstra[frame * 13]! >= 0));
  return { ok: true as const, raw, offset: voice.from / 16_000 };
}

/** What can be measured when the text is held against the recording. */
export function hear(ears: Ears, audio: Float32Array, words: SayableWord[]): Heard {
  const heard = listen(ears, audio);
  if (!heard.ok) return heard;
  const measures = measureReading(ears.model, heard.raw, words);
  return measures ? { ok: true, measures, offset: heard.offset } : { ok: false, reason: 'too_short' };
}

/** The words of a text with every way to say them. */
export function sayable({ frontEnd, model }: Ears, text: string, accent: Accent) {
  return wordsOf(text).map(({ word, parts }) => {
    const { ways, known } = pronounceParts(parts, accent, frontEnd.lookUp);
    const numbered = ways.map(({ phones, cost }) => ({
      cost,
      phones: phones.map((name) => model.phones.indexOf(name)),
    }));
    return { word, known, ways: numbered };
  });
}
