import type { Exercise } from '@ninefold/contract/training/item';

/** What an answer to each kind is, before and while it is given. */
export type ItemValue = string | readonly string[];

export const textOf = (value: ItemValue): string => (typeof value === 'string' ? value : '');
export const listOf = (value: ItemValue): readonly string[] => (typeof value === 'string' ? [] : value);

/** The sentence that is to be corrected stands there already; of a match every place is still empty. */
export function startValue(exercise: Exercise): ItemValue {
  if (exercise.do === 'correct') return exercise.wrong;
  if (exercise.do === 'match') return exercise.left.map(() => '');
  return exercise.do === 'order' ? [] : '';
}

/** Enough to be given: everything placed, everything matched, something changed. */
export function canGive(exercise: Exercise, value: ItemValue): boolean {
  switch (exercise.do) {
    case 'order':
      return listOf(value).length === exercise.parts.length;
    case 'match':
      return listOf(value).length === exercise.left.length && listOf(value).every((one) => one !== '');
    case 'correct':
      return textOf(value).trim() !== '' && textOf(value).trim() !== exercise.wrong.trim();
    default:
      return textOf(value).trim() !== '';
  }
}
