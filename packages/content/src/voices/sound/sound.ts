import { SAMPLE_RATE } from '../kokoro.ts';

/** Small helpers that measure or change a mono sound. Sounds are never changed in place. */
export type Sound = Float32Array;

const FRAME = SAMPLE_RATE / 100;
/** Below this it is the model's own floor, not a voice. */
const SILENCE_DB = -50;
const KEPT_BEFORE = 0.03;
const KEPT_AFTER = 0.08;

export const secondsOf = (sound: Sound): number => sound.length / SAMPLE_RATE;
export const samplesIn = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);
export const decibels = (amplitude: number): number => 20 * Math.log10(Math.max(amplitude, 1e-6));

export function peakOf(sound: Sound): number {
  let peak = 0;
  for (const sample of sound) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

export function scaled(sound: Sound, db: number): Sound {
  const gain = 10 ** (db / 20);
  return sound.map((sample) => sample * gain);
}

/** Loudness of every hundredth of a second. */
function levelsOf(sound: Sound): number[] {
  return Array.from({ length: Math.floor(sound.length / FRAME) }, (_, at) => {
    let sum = 0;
    for (let i = at * FRAME; i < (at + 1) * FRAME; i++) sum += (sound[i] ?? 0) ** 2;
    return decibels(Math.sqrt(sum / FRAME));
  });
}

/** Without the silence the model puts round a sentence, so that pauses are ours to choose. */
export function trimmed(sound: Sound): Sound {
  const heard = levelsOf(sound).map((level) => level > SILENCE_DB);
  if (!heard.includes(true)) return sound;
  const from = Math.max(0, heard.indexOf(true) * FRAME - samplesIn(KEPT_BEFORE));
  const to = Math.min(sound.length, (heard.lastIndexOf(true) + 1) * FRAME + samplesIn(KEPT_AFTER));
  return faded(sound.slice(from, to), 0.005, 0.03);
}

/** One after the other, with so many seconds of silence between them and round them. */
export function joined(sounds: readonly Sound[], between: number, before = 0, after = 0): Sound {
  const length = sounds.reduce((sum, sound) => sum + sound.length, 0);
  const silence = samplesIn(before) + samplesIn(after) + Math.max(0, sounds.length - 1) * samplesIn(between);
  const whole = new Float32Array(length + silence);
  let at = samplesIn(before);
  for (const sound of sounds) {
    whole.set(sound, at);
    at += sound.length + samplesIn(between);
  }
  return whole;
}

/** A cut in the middle of a wave would click. */
export function faded(sound: Sound, inSeconds: number, outSeconds: number): Sound {
  const [rise, fall] = [samplesIn(inSeconds), samplesIn(outSeconds)];
  return sound.map((sample, at) => sample * Math.min(1, at / rise, (sound.length - 1 - at) / fall));
}

/** The longest stretches without a voice, in seconds, longest first. */
export function silencesIn(sound: Sound): number[] {
  const runs: number[] = [];
  let run = 0;
  for (const level of [...levelsOf(sound), 0]) {
    if (level <= SILENCE_DB) run++;
    else {
      if (run) runs.push(run / 100);
      run = 0;
    }
  }
  return runs.sort((a, b) => b - a);
}
