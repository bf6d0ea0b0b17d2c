import { aboutCorrection } from '../about.ts';
import type { Report } from '../feedback/report.ts';
import { fates } from './fates.ts';

type Choice = { about: string; choice: string };

/** Of the corrections the learner took, how many are in the next draft: those whose slip is gone. */
export function takenUp(before: Report, after: Report, choices: readonly Choice[]): { total: number; done: number } {
  const taken = new Set(choices.flatMap(({ about, choice }) => (choice === 'taken' ? about : [])));
  const wanted = before.corrections.map(aboutCorrection).filter((key) => taken.has(key));
  const mended = new Set(fates(before, after).flatMap(({ key, fate }) => (fate === 'mended' ? key : [])));
  return { total: wanted.length, done: wanted.filter((key) => mended.has(`old:${key}`)).length };
}
