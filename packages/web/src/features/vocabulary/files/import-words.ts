import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import { api } from '#lib/api.ts';
import type { TableWord } from './read-table.ts';

type Result = Output<Contract['vocabulary']['importWords']>['results'][number];

const AT_ONCE = 200;

/** In portions, one after the other; `dry` 1 only asks what would happen. */
export async function importWords(
  words: readonly TableWord[],
  dry: 0 | 1,
  onDone: (done: number) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < words.length; from += AT_ONCE) {
    const portion = words.slice(from, from + AT_ONCE);
    results.push(...(await api.vocabulary.importWords({ words: portion, dry })).results);
    onDone(Math.min(from + AT_ONCE, words.length));
  }
  return results;
}

export function outcomesOf(results: readonly Result[]): { added: number; there: number; unknown: number } {
  const count = (wanted: Result['outcome']) => results.filter(({ outcome }) => outcome === wanted).length;
  return { added: count('added'), there: count('there'), unknown: count('unknown') };
}
