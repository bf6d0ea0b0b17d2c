import type { Voice, VoiceName } from '../casting/casting.ts';
import type { Utterance } from './kokoro.ts';
import type { Line } from './lines.ts';
import { LEAD_IN } from './sound/pauses.ts';

/** The middle of what the exam has: 140 to 155 words a minute, pauses included. */
const WORDS_A_MINUTE = 147;
/** Below this a recording is slower than any of the exam's. */
export const SLOWEST = 140;
export const secondsWanted = (words: number): number => (words * 60) / WORDS_A_MINUTE;

/** Seconds a voice takes at speed 1 for a sound and for beginning and ending a sentence, measured over the first pack. */
const TEMPO: Record<VoiceName, [sound: number, sentence: number]> = {
  bf_alice: [0.07, 0.54],
  bf_emma: [0.064, 0.43],
  bf_isabella: [0.062, 0.55],
  bf_lily: [0.062, 0.83],
  bm_daniel: [0.063, 0.68],
  bm_fable: [0.074, 0.72],
  bm_george: [0.083, 0.46],
  bm_lewis: [0.08, 0.32],
  af_bella: [0.074, 0.1],
  af_heart: [0.066, 0.23],
  af_sarah: [0.065, 0.29],
  am_fenrir: [0.067, 0.12],
  am_michael: [0.083, 0.46],
  am_puck: [0.069, 0.17],
};
const COMMA = 0.12;
/** A sentence of the usual length. */
const USUAL = 30;

/** What has to be written down while it is heard is said more slowly. */
const SPELLED_OUT =
  /\b[A-Z], [A-Z], |\b(?:oh|double) \w+,? \w+,? (?:oh|double|one|two|three|four|five|six|seven|eight|nine)\b/;
const SLOWLY = 0.92;

/**
 * How fast each sentence is spoken, so that the whole comes to the pace of the exam. Fast voices are held back, though
 * not all the way: people differ. The step of the section is coarse, so that a changed sentence seldom moves the others.
 * `faster`: by how much a first try fell short.
 */
export function paced(lines: Line[], phonemes: string[], pauses: number[], words: number, faster = 1): Utterance[] {
  const speeds = lines.map(
    ({ voice, said }) => ownSpeed(voice.name) * voice.rate * (SPELLED_OUT.test(said) ? SLOWLY : 1),
  );
  const speech = lines.reduce(
    (sum, line, at) => sum + seconds(line.voice.name, phonemes[at] ?? '') / (speeds[at] ?? 1),
    0,
  );
  const step = Math.round((speech / speechWanted(words, pauses)) * faster * 50) / 50;
  return lines.map(({ voice }, at) => ({
    phonemes: phonemes[at] ?? '',
    voice: voice.name,
    speed: Math.round(Math.max(0.6, Math.min(1.3, (speeds[at] ?? 1) * step)) * 100) / 100,
  }));
}

/** What is left for speaking when the pauses are taken off. */
export const speechWanted = (words: number, pauses: number[]): number =>
  secondsWanted(words) - pauses.reduce((sum, pause) => sum + pause, LEAD_IN);

/** A line that stands alone, at the pace this voice has in conversation. */
export const usualPace = ({ name, rate }: Voice, phonemes: string): Utterance => ({
  phonemes,
  voice: name,
  speed: Math.round(ownSpeed(name) * rate * 100) / 100,
});

function ownSpeed(voice: VoiceName): number {
  const [sound, sentence] = TEMPO[voice];
  return ((sound + sentence / USUAL) / 0.085) ** 0.75;
}

function seconds(voice: VoiceName, phonemes: string): number {
  const [sound, sentence] = TEMPO[voice];
  const sounds = phonemes.replace(/[ˈˌː\s.,?!;:"]/g, '').length;
  return sounds * sound + (phonemes.match(/[,;:]/g)?.length ?? 0) * COMMA + sentence;
}
