import { chanceFrom } from '../blueprint/chance.ts';
import type { Score } from './chance.ts';
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

const DRAWS = 4000;
const SEED = 20261118;
/** As many lucky draws lie between the bounds as guessers do (chance.ts). */
const OUTSIDE = 0.001;

/**
 * What a habit brings where every key is drawn at random: on average as much as a coin, but its guesses are all learned
 * from the same papers and go right or wrong together. The bounds are those of the draws themselves, for their scores
 * are not spread like those of coins: a near tie is lost again and again, while nobody gets more than the commonest key.
 */
export function boundsOfHabit(choices: readonly Choice[], habitOf: HabitOf): Pick<Score, 'chance' | 'low' | 'high'> {
  const { whole } = chanceFrom(SEED);
  const questions = questionsOf(choices, habitOf);
  const keys = new Int32Array(questions.length);
  const scores = Float64Array.from({ length: DRAWS }, () => {
    for (const [at, { size }] of questions.entries()) keys[at] = whole(0, size - 1);
    return scoreOfDraw(questions, keys);
  }).sort();
  const at = (share: number) => scores[Math.round(share * (DRAWS - 1))] ?? 0;
  return { chance: scores.reduce((sum, score) => sum + score, 0) / DRAWS, low: at(OUTSIDE), high: at(1 - OUTSIDE) };
}

/** `habit` and `own`: where the keys of its habit are counted, in all papers and in its own. */
type Question = { habit: number; own: number; size: number };

const MOST_OPTIONS = 16;

function questionsOf(choices: readonly Choice[], habitOf: HabitOf): Question[] {
  const rows = new Map<string, number>();
  const rowOf = (name: string) => {
    const known = rows.get(name) ?? rows.size;
    rows.set(name, known);
    return known * MOST_OPTIONS;
  };
  const papers = [...new Set(choices.map(({ paper }) => paper))];
  return choices.map((choice) => {
    const habit = habitOf(choice);
    const own = `${habit} in ${papers.indexOf(choice.paper)}`;
    return { habit: rowOf(habit), own: rowOf(own), size: choice.options.length };
  });
}

/** The same as `commonest` over all questions, counted once for a draw of keys. */
function scoreOfDraw(questions: readonly Question[], keys: Int32Array): number {
  const counts = new Int32Array((2 * questions.length + 1) * MOST_OPTIONS);
  const countAt = (at: number) => counts[at] ?? 0;
  for (const [at, { habit, own }] of questions.entries())
    for (const row of [habit, own]) counts[row + (keys[at] ?? 0)] = countAt(row + (keys[at] ?? 0)) + 1;
  let sum = 0;
  for (const [at, { habit, own, size }] of questions.entries()) {
    let [most, left, all] = [0, 0, 0];
    for (let letter = 0; letter < size; letter++) {
      const others = countAt(habit + letter) - countAt(own + letter);
      all += others;
      if (others > most) [most, left] = [others, 1];
      else if (others === most) left += 1;
    }
    const key = keys[at] ?? 0;
    if (all >= ENOUGH && countAt(habit + key) - countAt(own + key) === most) sum += 1 / left;
  }
  return sum;
}
