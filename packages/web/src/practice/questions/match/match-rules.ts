import type { PaperGroup, PaperOption } from '@ninefold/contract/practice/paper';
import type { Answer } from '../../paper/answers.ts';
import type { Seat } from '../../paper/seats.ts';

type Given = { key: string; value: string };

/** Options that are only letters (paragraphs, places on a plan) are shown as a grid instead of a list. */
export const isLettersOnly = (options: readonly PaperOption[]): boolean =>
  options.every(({ key, text }) => key === text);

/** What changes when an option is put into a slot. If each may be used only once, it leaves the slot it was in. */
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

/** Where a pressed option goes: to the current question if it belongs to this list, else to the first empty slot. */
export function placeFor<S extends Pick<Seat, 'key' | 'n'>>(
  seats: readonly S[],
  current: number,
  answerOf: (key: string) => Answer | undefined,
): S | undefined {
  return seats.find(({ n }) => n === current) ?? seats.find(({ key }) => !answerOf(key)) ?? seats[0];
}
