import { wordsOf } from '../../text.ts';
import { WORST_RATE } from '../report.ts';
import { loudnessOf } from '../sound/loudness.ts';
import { decibels, type Sound, secondsOf } from '../sound/sound.ts';
import { truePeakOf } from '../sound/true-peak.ts';
import type { Hearing } from '../word-errors.ts';

/** How much was said and how loud, in words: of the examiner's lines, or of the answers. */
export function figuresOf(said: readonly { text: string; sound: Sound }[]): string {
  const words = said.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const seconds = said.reduce((sum, { sound }) => sum + secondsOf(sound), 0);
  const peak = Math.max(...said.map(({ sound }) => decibels(truePeakOf(sound))));
  const loudness = said.map(({ sound }) => loudnessOf(sound));
  return [
    `${words} words`,
    `${seconds.toFixed(1)} s`,
    `${Math.min(...loudness).toFixed(1)} to ${Math.max(...loudness).toFixed(1)} LUFS`,
    `${peak.toFixed(1)} dBTP`,
  ].join(', ');
}

export const errorsOf = ({ words, errors }: Hearing): string =>
  `${errors} of ${words} words heard otherwise (${((errors / words) * 100).toFixed(1)} %)`;

/** What was heard of several, in one. */
export function added(hearings: readonly Hearing[]): Hearing | null {
  if (hearings.length === 0) return null;
  return {
    words: hearings.reduce((sum, { words }) => sum + words, 0),
    errors: hearings.reduce((sum, { errors }) => sum + errors, 0),
    differences: hearings.flatMap(({ differences }) => differences),
  };
}

/** Prints what was recorded and which of its words were heard otherwise. Answers 1 where those are too many. */
export function printed(line: string, heard: Hearing | null): 0 | 1 {
  console.log(`${line}${heard ? `, ${errorsOf(heard)}` : ''}`);
  for (const difference of heard?.differences ?? []) console.error(`  ${difference}`);
  return heard && heard.errors / heard.words > WORST_RATE ? 1 : 0;
}
