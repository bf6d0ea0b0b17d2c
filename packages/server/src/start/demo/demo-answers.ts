import type { Mark } from '@ninefold/content/compile/paper';

type Answer = string | string[];
type Asked = Pick<Mark, 'key' | 'interaction' | 'accept'>;

/**
 * What the demo learner answers: `rightOfTen` of every ten questions rightly, spread over the paper, and the others
 * wrong the way people are wrong. The last ones may not be reached. Always the same for the same paper.
 */
export function demoAnswers(
  marks: readonly Asked[],
  rightOfTen: number,
  notReached = 0,
): [key: string, value: Answer][] {
  let lost = 0;
  return marks.slice(0, marks.length - notReached).map((mark, at) => {
    const right = Math.floor(((at + 1) * rightOfTen) / 10) > Math.floor((at * rightOfTen) / 10);
    if (right) return [mark.key, rightAnswer(mark)];
    lost += 1;
    return [mark.key, slip(mark, lost) ?? neighboursAnswer(marks, at)];
  });
}

export const rightAnswer = ({ interaction, accept }: Asked): Answer =>
  interaction === 'choices' ? accept : (accept[0] ?? '');

/** Every second and third word is known and written wrong: two letters that change places, an s too many or too few. */
function slip({ interaction, accept: [word = ''] }: Asked, nth: number): string | null {
  if (interaction !== 'gap' || !/^[a-z]{4,}$/i.test(word) || nth % 3 === 1) return null;
  return nth % 3 === 2 ? misspelt(word) : otherNumber(word);
}

const otherNumber = (word: string) => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`);

function misspelt(word: string): string {
  const at = Math.floor(word.length / 2) - 1;
  const [one = '', two = ''] = [word[at], word[at + 1]];
  const swapped = one === two ? one : `${two}${one}`;
  return `${word.slice(0, at)}${swapped}${word.slice(at + 2)}`;
}

/** The answer to another question of the same kind; '' where they all say the same: then it stays without one. */
function neighboursAnswer(marks: readonly Asked[], at: number): Answer {
  const mark = marks[at];
  const others = [...marks.slice(at + 1), ...marks.slice(0, at)];
  const other = others.find(
    ({ interaction, accept }) => interaction === mark?.interaction && !accept.some((key) => mark.accept.includes(key)),
  );
  return other ? rightAnswer(other) : '';
}
