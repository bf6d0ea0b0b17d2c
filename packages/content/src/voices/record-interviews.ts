import type { Document } from 'yaml';
import type { PackItem } from '../read-pack.ts';
import { wordsOf } from '../text.ts';
import { recordInterview, type SpokenLine } from './interview.ts';
import type { Studio } from './record.ts';
import { WORST_RATE } from './report.ts';
import { loudnessOf } from './sound/loudness.ts';
import { decibels, joined, secondsOf } from './sound/sound.ts';
import { truePeakOf } from './sound/true-peak.ts';
import { writeAudio } from './sound/write-audio.ts';
import type { Hear } from './verify.ts';
import type { Hearing } from './word-errors.ts';

/** Short lines by one voice: every fourth tells whether the voice went wrong, at a quarter of the time. */
const HEARD = 4;

/** The examiner's lines of every set; a set without an examiner is left as it is. Answers how many sets failed. */
export async function recordInterviews(
  studio: Studio,
  folder: string,
  items: PackItem[],
  listen: Hear,
): Promise<number> {
  let failures = 0;
  for (const { file, item } of items) {
    if (item.kind !== 'speaking' || !item.examiner) continue;
    const lines = await recordInterview(studio, folder, item);
    await writeAudio(folder, file, (document) => nameFiles(document, lines));
    const heard = await heardOf(lines, listen);
    console.log(`${item.id}: ${figuresOf(lines)}${heard ? `, ${errorsOf(heard)}` : ''}`);
    for (const difference of heard?.differences ?? []) console.error(`  ${difference}`);
    if (heard && heard.errors / heard.words > WORST_RATE) failures++;
  }
  return failures;
}

/** A question written as a bare string becomes one that can have a sound. */
export function nameFiles(document: Document, lines: Pick<SpokenLine, 'at' | 'text' | 'file'>[]): void {
  for (const { at, text, file } of lines)
    if (typeof document.getIn(at) === 'string') document.setIn(at, document.createNode({ text, audio: file }));
    else document.setIn([...at, 'audio'], file);
}

async function heardOf(lines: SpokenLine[], listen: Hear): Promise<Hearing | null> {
  const total: Hearing = { words: 0, errors: 0, differences: [] };
  for (const [at, { text, sound, voice }] of lines.entries()) {
    if (at % HEARD !== 0) continue;
    const turn = `line ${at + 1}`;
    const line = { order: 1, turn, by: 'examiner', content: text, said: text, voice };
    const heard = await listen(sound, [line], [{ order: 1, turn, start: 0, end: secondsOf(sound) }]);
    if (!heard) return null;
    total.words += heard.words;
    total.errors += heard.errors;
    total.differences.push(...heard.differences);
  }
  return total;
}

function figuresOf(lines: SpokenLine[]): string {
  const whole = joined(
    lines.map(({ sound }) => sound),
    0,
  );
  const words = lines.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const peak = Math.max(...lines.map(({ sound }) => decibels(truePeakOf(sound))));
  const loudness = lines.map(({ sound }) => loudnessOf(sound));
  return [
    `${lines.length} lines by ${lines[0]?.voice.name}`,
    `${words} words`,
    `${secondsOf(whole).toFixed(1)} s`,
    `${Math.min(...loudness).toFixed(1)} to ${Math.max(...loudness).toFixed(1)} LUFS`,
    `${peak.toFixed(1)} dBTP`,
  ].join(', ');
}

const errorsOf = ({ words, errors }: Hearing) =>
  `${errors} of ${words} words heard otherwise (${((errors / words) * 100).toFixed(1)} %)`;
