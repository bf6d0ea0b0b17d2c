import type { PaperGroup, PaperOption } from '@ninefold/contract/practice/paper';
import type { Answer } from '../../paper/answers.ts';
import type { Seat } from '../../paper/seats.ts';

export type Given = { key: string; value: string };

/** Letters only (paragraphs, places on a plan): a grid says more than a list of "A: A". */
export const isLettersOnly = (options: readonly PaperOption[]): boolean =>
  options.every(({ key, text }) => key === text);

/** What changes when an option is put somewhere. Where each may be used once, it leaves the place it had. */
export function placed(
  group: Pick<PaperGroup, 'reuse'>,
  seats: readonly Pick<Seat, 'key'>[],
  answerOf: (key: string) => Answer | undefined,
  given: Given,
): Given[] {
  const elsewhere = group.reuse
    ? []
    : seats.filter(({ key }) => key !== given.key && given.value !== '' && answerOf(key) === given.value);
  return [...elsewhere.map(({ key }) => ({ key, value: '' })), given];
}

/** Where a pressed option goes: to the question at hand if it is of this list, else to the first empty place. */
export function placeFor<S extends Pick<Seat, 'key' | 'n'>>(
  seats: readonly S[],
  current: number,
  answerOf: (key: string) => Answer | undefined,
): S | undefined {
  return seats.find(({ n }) => n === current) ?? seats.find(({ key }) => !answerOf(key)) ?? seats[0];
}
