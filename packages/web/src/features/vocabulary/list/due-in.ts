import type { ListedWord } from '@ninefold/contract/vocabulary/books';
import { daysBetween } from '@ninefold/core/time/day';

export type DueIn = { is: 'unmet' | 'hard' | 'known' | 'never' | 'today' | 'tomorrow' } | { is: 'days'; days: number };

/** `today` is the learner's day as the server has it: a device in another time zone would be a day off. */
export function dueIn(word: Pick<ListedWord, 'due' | 'state' | 'is_said_known'>, today: string): DueIn {
  if (word.state === 'new') return { is: 'unmet' };
  if (word.state === 'hard') return { is: 'hard' };
  if (word.due === '') return { is: word.is_said_known ? 'known' : 'never' };
  const days = daysBetween(today, word.due);
  return days <= 0 ? { is: 'today' } : days === 1 ? { is: 'tomorrow' } : { is: 'days', days };
}
