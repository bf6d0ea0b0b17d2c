import { type Ears, hear, sayable } from '../hear.ts';
import { marksOf } from '../marks/marks.ts';
import { readSpeechWeights } from '../marks/weights.ts';
import { chords, hum, noise, silence } from './signals.ts';
import type { MarkedReading } from './speech-data.ts';

const TEXT = 'The library is next to the station';
const HOW_MANY = 10;

/** What must not be scored, and what must not change a score. */
export function gateLines(ears: Ears, readings: MarkedReading[], print: (line: string) => void): void {
  const weights = readSpeechWeights();
  const outcome = (audio: Float32Array, text: string) => {
    const heard = hear(ears, audio, sayable(ears, text, 'us'));
    if (!heard.ok) return { total: 0, reason: heard.reason as string };
    const { total, match } = marksOf(heard.measures, weights);
    return match === 0 ? { total: 0, reason: 'wrong_sentence' } : { total, reason: 'assessed' };
  };
  for (const [name, audio] of Object.entries({ silence: silence(3), noise: noise(3), hum: hum(3), music: chords(4) })) {
    const { total, reason } = outcome(audio, TEXT);
    print(`${name}: ${reason}, total ${total}`);
  }
  const some = readings.filter((_, at) => at % Math.ceil(readings.length / HOW_MANY) === 0);
  let most = 0;
  for (const { audio, text } of some) {
    const as = [0.5, 1, 2].map(
      (gain) =>
        outcome(
          audio.map((sample) => clip(sample * gain)),
          text,
        ).total,
    );
    most = Math.max(most, Math.abs(as[0]! - as[1]!), Math.abs(as[2]! - as[1]!));
  }
  print(`half and double loudness, ${some.length} readings: at most ${most} points apart`);
  const backwards = some.map(({ audio, text }) => outcome(audio.slice().reverse(), text).total);
  print(`the same readings played backwards: total at most ${Math.max(...backwards)}`);
}

const clip = (sample: number) => Math.max(-1, Math.min(1, sample));
