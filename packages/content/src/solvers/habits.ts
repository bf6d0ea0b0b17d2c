import { chanceFrom } from '../blueprint/chance.ts';
import { DEVIATIONS, type Score } from './chance.ts';
import type { Choice } from './choices.ts';

/** Questions of one habit: a solver expects the same key in all of them. */
export type HabitOf = (choice: Choice) => string;

export const ofItsKind: HabitOf = ({ family, options }) => `${family} of ${options.length}`;
export const atItsPlace: HabitOf = (choice) => `${ofItsKind(choice)} at ${choice.place}`;

/** Fewer questions in the other papers make no habit. */
const ENOUGH = 3;

/** The options whose letters (YES and TRUE are one) are seen most often in the other papers; null: there is no habit. */
export function commonest(choice: Choice, others: readonly Choice[], habitOf: HabitOf): string[] | null {
  const alike = others.filter((other) => habitOf(other) === habitOf(choice));
  if (alike.length < ENOUGH) return null;
  const counts = choice.options.map((_, letter) => alike.filter((other) => letterOf(other) === letter).length);
  const most = Math.max(...counts);
  return choice.options.flatMap(({ key }, letter) => (counts[letter] === most ? [key] : []));
}

/** TRUE and YES stand first, FALSE and NO second: the place of a key is its letter. */
const letterOf = ({ options, key }: Choice): number => options.findIndex((option) => option.key === key);

const DRAWS = 1000;
const SEED = 20261118;

/**
 * What a habit brings where every key is drawn at random: on average as much as a coin, but its guesses are all learned
 * from the same papers, so they go right or wrong together, and fair packs lie farther apart than coins do.
 */
export function boundsOfHabit(choices: readonly Choice[], habitOf: HabitOf): Pick<Score, 'chance' | 'low' | 'high'> {
  const { whole } = chanceFrom(SEED);
  const papers = [...new Set(choices.map(({ paper }) => paper))];
  const questions = choices.map((choice) => ({
    habit: habitOf(choice),
    paper: papers.indexOf(choice.paper),
    size: choice.options.length,
  }));
  const scores = Array.from({ length: DRAWS }, () =>
    scoreOfDraw(
      questions,
      questions.map(({ size }) => whole(0, size - 1)),
    ),
  );
  const chance = scores.reduce((sum, score) => sum + score, 0) / DRAWS;
  const variance = scores.reduce((sum, score) => sum + (score - chance) ** 2, 0) / (DRAWS - 1);
  const width = DEVIATIONS * Math.sqrt(variance);
  return { chance, low: Math.max(0, chance - width), high: Math.min(choices.length, chance + width) };
}

type Question = { habit: string; paper: number; size: number };

/** The same as `commonest` over all questions, counted once for a draw of keys. */
function scoreOfDraw(questions: readonly Question[], keys: readonly number[]): number {
  const counts = new Map<string, number[]>();
  const countsOf = (name: string, size: number) => {
    const known = counts.get(name) ?? Array<number>(size).fill(0);
    counts.set(name, known);
    return known;
  };
  const own = ({ habit, paper }: Question) => `${habit} in ${paper}`;
  for (const [at, question] of questions.entries())
    for (const name of [question.habit, own(question)]) {
      const row = countsOf(name, question.size);
      row[keys[at] ?? 0] = (row[keys[at] ?? 0] ?? 0) + 1;
    }
  return questions.reduce((sum, question, at) => {
    const ownCounts = countsOf(own(question), question.size);
    const others = countsOf(question.habit, question.size).map((count, letter) => count - (ownCounts[letter] ?? 0));
    if (others.reduce((all, count) => all + count, 0) < ENOUGH) return sum;
    const most = Math.max(...others);
    const left = others.filter((count) => count === most).length;
    return sum + (others[keys[at] ?? 0] === most ? 1 / left : 0);
  }, 0);
}
