import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAudio } from '../read-audio.ts';

/** A sentence read aloud, with the mean of five experts' marks from 0 to 10. */
export type MarkedReading = {
  id: string;
  speaker: string;
  age: number;
  text: string;
  total: number;
  accuracy: number;
  fluency: number;
  words: [string, number][];
  audio: Float32Array;
};

/** `labels.jsonl` and a WAV file for each of its lines; the first five digits of an id are the speaker. */
export function readMarkedReadings(folder: string): MarkedReading[] {
  return readFileSync(join(folder, 'labels.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const label = JSON.parse(line) as Omit<MarkedReading, 'speaker' | 'audio' | 'age'> & { age: string };
      const sound = readAudio(readFileSync(join(folder, `${label.id}.wav`)));
      if (!sound.ok) throw new Error(`${label.id}: ${sound.reason}`);
      return { ...label, age: Number(label.age), speaker: label.id.slice(0, 5), audio: sound.audio };
    });
}
