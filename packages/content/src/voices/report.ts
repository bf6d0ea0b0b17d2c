import type { Listening } from '../schema/listening.ts';
import type { Recorded } from './record.ts';
import { wordsIn } from './sound/assemble.ts';
import { loudnessOf } from './sound/loudness.ts';
import { decibels, silencesIn } from './sound/sound.ts';
import { truePeakOf } from './sound/true-peak.ts';
import type { Hearing } from './word-errors.ts';

/** Three words in a hundred: beyond that a learner may be marked down for what the voice did. */
export const WORST_RATE = 0.03;

const COLUMNS = [28, 6, 8, 5, 7, 8, 8, 7];
const row = (cells: (string | number)[]) =>
  cells
    .map((cell, at) => (at === 0 ? String(cell).padEnd(COLUMNS[at] ?? 0) : String(cell).padStart(COLUMNS[at] ?? 0)))
    .join(' ');

export const HEADLINE = row(['section', 'words', 'seconds', 'wpm', 'LUFS', 'dBTP', 'silence', 'WER %']);

/** One line a section: everything that can be known of a recording without listening to it. */
export function reportOf(section: Listening, { audio, sound }: Recorded, heard: Hearing | null): string {
  const words = wordsIn(section.script);
  return row([
    section.id,
    words,
    audio.seconds.toFixed(1),
    Math.round((words / audio.seconds) * 60),
    loudnessOf(sound).toFixed(1),
    decibels(truePeakOf(sound)).toFixed(1),
    (silencesIn(sound)[0] ?? 0).toFixed(2),
    heard ? ((heard.errors / heard.words) * 100).toFixed(2) : '–',
  ]);
}
