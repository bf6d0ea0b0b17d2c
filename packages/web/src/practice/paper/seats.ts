import type { Paper, PaperGroup, PaperQuestion } from '@ninefold/contract/practice/paper';
import { answerKey } from './answers.ts';

/** One number of the navigator. "Choose TWO" is one question that fills two seats. */
export type Seat = {
  /** As printed: numbered through all papers of the attempt. */
  n: number;
  key: string;
  /** Place in the attempt, from 0. */
  part: number;
  group: number;
  question: PaperQuestion;
  /** Which of the question's seats this is, from 0, and how many it has. */
  at: number;
  of: number;
};

export type Part = { paper: Paper; index: number; seats: readonly Seat[] };

export function partsOf(papers: readonly Paper[]): Part[] {
  return papers.map((paper, index) => ({
    paper,
    index,
    seats: paper.groups.flatMap((group, at) => seatsOf(paper, index, group, at)),
  }));
}

export const allSeats = (parts: readonly Part[]): Seat[] => parts.flatMap(({ seats }) => seats);

function seatsOf(paper: Paper, part: number, group: PaperGroup, at: number): Seat[] {
  return group.questions.flatMap((question) =>
    question.n.map((n, seat) => ({
      n: n + paper.offset,
      key: answerKey(paper.id, question.key),
      part,
      group: at,
      question,
      at: seat,
      of: question.n.length,
    })),
  );
}

/** The first and the last number; how they are worded is left to the sentence. */
export function rangeOf(seats: readonly Seat[]): { from: number; to: number } {
  const numbers = seats.map(({ n }) => n);
  return { from: Math.min(...numbers), to: Math.max(...numbers) };
}

export const groupSeats = (part: Part, group: number): Seat[] => part.seats.filter((seat) => seat.group === group);
