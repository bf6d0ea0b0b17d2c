import type { Mark } from '@ninefold/content/compile/paper';

type Answer = string | string[];
type Asked = Pick<Mark, 'key' | 'interaction' | 'accept'>;

/**
 * What the demo learner answers: `rightOfTen` of every ten questions rightly, spread over the paper, and the others
 * with the answer of a neighbour of the same kind, as people do. Always the same for the same paper.
 */
export function demoAnswers(marks: readonly Asked[], rightOfTen: number): [key: string, value: Answer][] {
  return marks.map((mark, at) => {
    const right = Math.floor(((at + 1) * rightOfTen) / 10) > Math.floor((at * rightOfTen) / 10);
    return [mark.key, right ? answerOf(mark) : wrongAnswer(marks, at)];
  });
}

const answerOf = ({ interaction, accept }: Asked): Answer => (interaction === 'choices' ? accept : (accept[0] ?? ''));

/** '' where every neighbour says the same: then the question stays without an answer. */
function wrongAnswer(marks: readonly Asked[], at: number): Answer {
  const mark = marks[at];
  const others = [...marks.slice(at + 1), ...marks.slice(0, at)];
  const other = others.find(
    ({ interaction, accept }) => interaction === mark?.interaction && !accept.some((key) => mark.accept.includes(key)),
  );
  return other ? answerOf(other) : '';
}
