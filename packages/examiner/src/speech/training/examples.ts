import type { Ears } from '../hear.ts';
import { listen, sayable } from '../hear.ts';
import { measureReading } from '../measure/measure-reading.ts';
import type { Example } from './fit.ts';
import type { MarkedReading } from './speech-data.ts';

/** How far down the list the wrong texts stand that a recording is held against. */
const AWAY = [7, 19, 41];

/** Everything that is measured, once; fitting and judging then cost nothing. */
export function measureExamples(ears: Ears, readings: MarkedReading[]): { examples: Example[]; refused: string[] } {
  const refused: string[] = [];
  const examples = readings.flatMap((reading, at) => {
    const heard = listen(ears, reading.audio);
    const measured = (text: string) =>
      heard.ok ? measureReading(ears.model, heard.raw, sayable(ears, text, 'us')) : null;
    const measures = measured(reading.text);
    if (!measures) {
      refused.push(`${reading.id} ${heard.ok ? 'too_short' : heard.reason}`);
      return [];
    }
    const others = AWAY.flatMap((away) => measured(readings[(at + away) % readings.length]!.text) ?? []);
    return [{ reading, measures, others }];
  });
  return { examples, refused };
}
