/** An option key, typed words, or several option keys. An empty one was cleared, which differs from never answered. */
export type Answer = string | readonly string[];

/** By answer key, see `answerKey`. */
export type Answers = Readonly<Record<string, Answer>>;

/** An attempt may hold several papers, and each numbers its questions from q1: the paper's id tells them apart. */
export const answerKey = (paperId: number, question: string): string => `${paperId}.${question}`;

export const isBlank = (answer: Answer | undefined): boolean =>
  answer === undefined || (typeof answer === 'string' ? answer.trim() === '' : answer.length === 0);

export const sameAnswer = (one: Answer | undefined, other: Answer | undefined): boolean =>
  isBlank(one) || isBlank(other) ? isBlank(one) && isBlank(other) : String(one) === String(other);

/** For how many of its seats a question has an answer: two boxes ticked out of three is two. */
export function answeredSeats(answer: Answer | undefined, seats: number): number {
  if (isBlank(answer)) return 0;
  return typeof answer === 'string' ? seats : Math.min(answer?.length ?? 0, seats);
}
