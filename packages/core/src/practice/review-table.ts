import type { Reason } from './marking/reasons.ts';
import type { QuestionType } from './question-types.ts';

/** What a review tells about each mark and each question type. */

/** Lost with an answer and lost without one are different lessons; an answer that was shown counts as neither. */
export type AnswerState = 'right' | 'wrong' | 'blank' | 'checked';

type Mark = { n: number; right: 0 | 1; reason: Reason | '' };
export type MarkedQuestion = {
  paper_id: number;
  group: number;
  type: QuestionType;
  checked: 0 | 1;
  marks: readonly Mark[];
};

export function markState({ right, reason }: Pick<Mark, 'right' | 'reason'>, checked: 0 | 1): AnswerState {
  if (checked === 1) return 'checked';
  if (right === 1) return 'right';
  return reason === 'BLANK' ? 'blank' : 'wrong';
}

/** Of a question as a whole: one mark lost out of two is a question that was not answered right. */
export function questionState({ marks, checked }: Pick<MarkedQuestion, 'marks' | 'checked'>): AnswerState {
  const states = marks.map((mark) => markState(mark, checked));
  if (states.includes('wrong')) return 'wrong';
  if (states.every((state) => state === 'blank')) return 'blank';
  return (
    states.find((state) => state !== 'blank' && state !== 'right') ?? (states.includes('blank') ? 'wrong' : 'right')
  );
}

export function countStates(
  questions: readonly Pick<MarkedQuestion, 'marks' | 'checked'>[],
): Record<AnswerState, number> {
  const counts = { right: 0, wrong: 0, blank: 0, checked: 0 };
  for (const { marks, checked } of questions) for (const mark of marks) counts[markState(mark, checked)] += 1;
  return counts;
}

type TimedGroup = { paper_id: number; group: number; type: QuestionType; from: number; to: number; seconds: number };

export type TypeRow = {
  type: QuestionType;
  /** The numbers of its questions, group by group. */
  ranges: readonly { from: number; to: number }[];
  states: readonly AnswerState[];
  right: number;
  total: number;
  seconds: number;
};

/** One row a question type, in the order of the paper: its numbers, its marks one by one, and the time it took. */
export function typeTable(questions: readonly MarkedQuestion[], groups: readonly TimedGroup[]): TypeRow[] {
  const types = [...new Set(groups.map(({ type }) => type))];
  return types.map((type) => {
    const own = groups.filter((group) => group.type === type);
    const states = questions
      .filter((question) => question.type === type)
      .flatMap(({ marks, checked }) => marks.map((mark) => markState(mark, checked)));
    return {
      type,
      ranges: own.map(({ from, to }) => ({ from, to })),
      states,
      right: states.filter((state) => state === 'right').length,
      total: states.length,
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
    };
  });
}

/** One lost question out of one says nothing about a type; three are a beginning. */
const ENOUGH = 3;

type Tried = Pick<TypeRow, 'right' | 'total' | 'seconds'>;

/** The type with the smallest share of right answers; of equals the one that lost more, then the slower. Null: all right. */
export function weakestOf<Row extends Tried>(rows: readonly Row[]): Row | null {
  const lost = rows.filter(({ right, total }) => right < total);
  const telling = lost.filter(({ total }) => total >= ENOUGH);
  const [weakest] = [...(telling.length > 0 ? telling : lost)].sort(
    (one, other) =>
      one.right / one.total - other.right / other.total ||
      other.total - other.right - (one.total - one.right) ||
      other.seconds / other.total - one.seconds / one.total,
  );
  return weakest ?? null;
}
