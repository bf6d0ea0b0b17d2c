import type { WordCard } from '../card.ts';
import { type Gap, gapIn } from '../gap.ts';

/** Back among the others at the learner's wish: what it was forgotten so far no longer counts against it. */
export const putBack = (card: WordCard): WordCard => ({ ...card, hard: false, lapses: 0, row: 0 });

/** A sentence without the word and what may stand there; without enough to choose from the word is written. */
export type HardExercise =
  | { kind: 'choose'; gap: Gap; choices: string[] }
  | { kind: 'write'; gap: Gap | null; answers: string[] };

const MOST_CHOICES = 4;
const LEAST_CHOICES = 3;

type Asked = {
  spellings: readonly string[];
  sentences: readonly string[];
  /** What it is taken for, the likeliest first: look-alikes, its family, other words that are forgotten. */
  rivals: readonly string[];
};

/** The last sentence is asked for: the first one stands right above it. */
export function hardExercise({ spellings, sentences, rivals }: Asked): HardExercise {
  const gaps = sentences.flatMap((sentence) => gapIn(sentence, spellings) ?? []);
  const gap = gaps.at(-1) ?? null;
  const own = new Set(spellings.map((one) => one.toLowerCase()));
  const others = [...new Set(rivals)].filter((one) => !own.has(one.toLowerCase())).slice(0, MOST_CHOICES - 1);
  if (!gap || others.length < LEAST_CHOICES - 1)
    return { kind: 'write', gap, answers: gap ? [gap.word] : [...spellings] };
  return { kind: 'choose', gap, choices: [gap.word, ...others].sort((a, b) => a.localeCompare(b)) };
}
