/** One key, the words typed, or the keys chosen. Empty is "cleared", which is not the same as never touched. */
export type Answer = string | readonly string[];

/** By answer key, see `answerKey`. */
export type Answers = Readonly<Record<string, Answer>>;

/** Papers are practised together, and each counts its questions from q1: the paper's number tells them apart. */
export const answerKey = (paperId: number, question: string): string => `${paperId}.${question}`;

export const isBlank = (answer: Answer | undefined): boolean =>
  answer === undefined || (typeof answer === 'string' ? answer.trim() === '' : answer.length === 0);

export const sameAnswer = (one: Answer | undefined, other: Answer | undefined): boolean =>
  isBlank(one) || isBlank(other) ? isBlank(one) && isBlank(other) : String(one) === String(other);

/** How many of the marks a question carries have an answer: two boxes ticked of three asked for is two. */
export function answeredSeats(answer: Answer | undefined, seats: number): number {
  if (isBlank(answer)) return 0;
  return typeof answer === 'string' ? seats : Math.min(answer?.length ?? 0, seats);
}
