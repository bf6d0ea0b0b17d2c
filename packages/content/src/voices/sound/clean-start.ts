import { SAMPLE_RATE } from '../kokoro.ts';
import { decibels, faded, type Sound, samplesIn } from './sound.ts';

/**
 * Some of the voices now and then begin a sentence with a short "s" that is not in the text ("sAnd then"). A sentence
 * that should begin with a voiced sound must not begin with a hiss.
 */
const SIBILANT = /^[ˈˌ\s]*[szʃʒʧʤ]/;
/** These hiss a little themselves; only a long and loud hiss is one too many. */
const BREATHY = /^[ˈˌ\s]*[tfθkhp]/;
const FRAME = SAMPLE_RATE / 50;
const LOOK = 0.4;

export function startsWithHiss(sound: Sound, phonemes: string): boolean {
  if (SIBILANT.test(phonemes)) return false;
  const frames = opening(sound);
  if (!BREATHY.test(phonemes)) return frames.some(isHiss);
  return frames.filter(({ level, highShare }) => level > -35 && highShare > 0.85).length >= 3;
}

/** The last resort: what comes before the first voiced sound is cut away. */
export function withoutHiss(sound: Sound): Sound {
  const last = opening(sound).findLastIndex(isHiss);
  return last < 0 ? sound : faded(sound.slice((last + 1) * FRAME), 0.012, 0.001);
}

type Frame = { level: number; highShare: number };
const isHiss = ({ level, highShare }: Frame) => level > -46 && highShare > 0.4;
/** Once a voice is there, a later "s" belongs to the words. */
const isVoice = ({ level, highShare }: Frame) => level > -32 && highShare < 0.1;

function opening(sound: Sound): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at + FRAME <= Math.min(sound.length, samplesIn(LOOK)); at += FRAME) {
    const frame = spectrumOf(sound.subarray(at, at + FRAME));
    if (isVoice(frame)) break;
    frames.push(frame);
  }
  return frames;
}

/** How loud, and how much of it above 4 kHz. */
function spectrumOf(frame: Sound): Frame {
  let [all, high] = [0, 0];
  for (const [bin, power] of powers(frame).entries()) {
    all += power;
    if (bin * (SAMPLE_RATE / FRAME) >= 4000) high += power;
  }
  const energy = frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length;
  return { level: decibels(Math.sqrt(energy)), highShare: high / (all + 1e-12) };
}

const turn = (of: (angle: number) => number) =>
  Float64Array.from({ length: FRAME }, (_, at) => of((2 * Math.PI * at) / FRAME));
const [COSINE, SINE] = [turn(Math.cos), turn(Math.sin)];
const HANN = COSINE.map((cosine) => 0.5 - 0.5 * cosine);

/** A plain transform: a few frames a sentence need no faster one. */
function powers(frame: Sound): number[] {
  const windowed = Float64Array.from(frame, (sample, at) => sample * (HANN[at] ?? 0));
  return Array.from({ length: FRAME / 2 + 1 }, (_, bin) => {
    let [re, im, angle] = [0, 0, 0];
    for (const sample of windowed) {
      re += sample * (COSINE[angle] ?? 0);
      im += sample * (SINE[angle] ?? 0);
      angle = (angle + bin) % FRAME;
    }
    return re * re + im * im;
  });
}
