import type { Mark } from '@ninefold/content/compile/paper';

/** What a learner might write on a paper: right where they know it, and wrong the way people are wrong. */

type Answer = string | string[];
export type Losses = {
  /** Every so many questions one is lost. */
  every: number;
  /** Not reached at the end. */
  blank: number;
};

export const rightAnswer = ({ interaction, accept }: Mark): Answer =>
  interaction === 'choices' ? accept : (accept[0] ?? '');

/** By question key; what was not reached is not in it. */
export function believableAnswers(marks: readonly Mark[], { every, blank }: Losses): Record<string, Answer> {
  const reached = marks.slice(0, marks.length - blank);
  return Object.fromEntries(
    reached.map((mark, at) => [mark.key, at % every === 1 ? wrongAnswer(mark, marks, at) : rightAnswer(mark)]),
  );
}

/** A slip of the pen in a gap; elsewhere the answer to another question of the same type. */
export function wrongAnswer(mark: Mark, all: readonly Mark[], at: number): Answer {
  const [right = '', ...rest] = mark.accept;
  if (mark.interaction === 'gap') return at % 2 === 0 ? otherNumber(right) : misspelt(right);
  const others = all.filter(({ type }) => type === mark.type).flatMap(({ accept }) => accept);
  const other = others.find((one) => !mark.accept.includes(one)) ?? (right === 'A' ? 'B' : 'A');
  return mark.interaction === 'choices' ? [other, ...rest] : other;
}

const otherNumber = (word: string) => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`);

/** Two letters in the middle change places. */
function misspelt(word: string): string {
  const at = Math.max(0, Math.floor(word.length / 2) - 1);
  const [one = '', two = ''] = [word[at], word[at + 1]];
  return one === two
    ? `${word.slice(0, at)}${word.slice(at + 1)}`
    : `${word.slice(0, at)}${two}${one}${word.slice(at + 2)}`;
}
