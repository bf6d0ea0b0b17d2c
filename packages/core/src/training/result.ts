import type { ItemKind } from './item-kinds.ts';
import type { Outcome } from './mark-item.ts';

/** What a sitting was worth: only the first answer to each item counts, since after it the key is known. */

export type FirstAnswer = { item: string; outcome: Outcome };
export type KindTally = { kind: ItemKind; right: number; total: number };
export type SittingTally = {
  right: number;
  close: number;
  wrong: number;
  skipped: number;
  answered: number;
  total: number;
};

export function firstAnswers<T extends { item: string }>(answers: readonly T[]): T[] {
  const seen = new Set<string>();
  return answers.filter(({ item }) => !seen.has(item) && seen.add(item));
}

export function tallySitting(items: readonly string[], answers: readonly FirstAnswer[]): SittingTally {
  const first = firstAnswers(answers).filter(({ item }) => items.includes(item));
  const count = (outcome: Outcome) => first.filter((one) => one.outcome === outcome).length;
  return {
    right: count('right'),
    close: count('close'),
    wrong: count('wrong'),
    skipped: count('skipped'),
    answered: first.length,
    total: items.length,
  };
}

/** In the order in which the kinds are met. */
export function tallyByKind(
  items: readonly { key: string; do: ItemKind }[],
  answers: readonly FirstAnswer[],
): KindTally[] {
  const right = new Set(
    firstAnswers(answers)
      .filter(({ outcome }) => outcome === 'right')
      .map(({ item }) => item),
  );
  const kinds = [...new Set(items.map((item) => item.do))];
  return kinds.map((kind) => {
    const mine = items.filter((item) => item.do === kind);
    return { kind, right: mine.filter(({ key }) => right.has(key)).length, total: mine.length };
  });
}
