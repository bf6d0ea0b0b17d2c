import { hearWindow } from '../answers/hear-window.ts';
import { bare } from '../answers/transcript.ts';
import { openWhisper } from '../answers/whisper/whisper.ts';
import { correlation } from './agreement.ts';
import type { MarkedReading } from './speech-data.ts';

/**
 * How well the recogniser of open answers writes down readings whose words are known, and how far its sureness follows
 * the experts: the only marked speech there is. Nothing in the bands is fitted to it.
 */
export async function answersLines(readings: readonly MarkedReading[], print: (line: string) => void): Promise<void> {
  const whisper = await openWhisper();
  const sums = { words: 0, errors: 0 };
  const heard: { total: number; sureness: number }[] = [];
  for (const { audio, text, total } of readings) {
    const { words } = await hearWindow(whisper, audio, false);
    const [wanted, said] = [wordsOf(text), wordsOf(words.map((word) => word.text).join(' '))];
    sums.words += wanted.length;
    sums.errors += distance(wanted, said);
    heard.push({
      total,
      sureness: words.length ? words.reduce((sum, word) => sum + word.confidence, 0) / words.length : 0,
    });
  }
  await whisper.close();
  const r = correlation(heard.map(({ sureness, total }) => [sureness, total]));
  print(`${readings.length} readings: word error rate ${((100 * sums.errors) / sums.words).toFixed(1)} %`);
  print(`mean sureness of a reading against the experts' total: r ${r.toFixed(2)}`);
}

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(bare)
    .filter((word) => word !== '');

function distance(wanted: readonly string[], said: readonly string[]): number {
  let row = Array.from({ length: said.length + 1 }, (_, at) => at);
  wanted.forEach((word, at) => {
    const next = [at + 1];
    said.forEach((other, to) => {
      next.push(Math.min(row[to + 1]! + 1, next[to]! + 1, row[to]! + (word === other ? 0 : 1)));
    });
    row = next;
  });
  return row[said.length]!;
}
