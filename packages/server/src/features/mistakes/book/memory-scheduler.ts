import type { Grade, Memory, Scheduler } from '@ninefold/core/mistakes/scheduler';
import { type CardInput, createEmptyCard, fsrs, Rating } from 'ts-fsrs';

/** FSRS with its published weights. In whole days and without chance: the same answers lead to the same due days. */
const engine = fsrs({ enable_short_term: false, enable_fuzz: false });

const RATINGS = { again: Rating.Again, good: Rating.Good } as const satisfies Record<Grade, Rating>;

export const memoryScheduler: Scheduler = {
  next(memory, grade, at) {
    const { card } = engine.next(memory ? cardOf(memory) : createEmptyCard(at), at, RATINGS[grade]);
    const { due, last_review = at, ...numbers } = card;
    return { memory: { ...numbers, due: due.getTime(), last_review: last_review.getTime() }, due };
  },
};

const number = (memory: Memory, name: string): number => Number(memory[name] ?? 0);

const cardOf = (memory: Memory): CardInput => ({
  due: number(memory, 'due'),
  stability: number(memory, 'stability'),
  difficulty: number(memory, 'difficulty'),
  elapsed_days: number(memory, 'elapsed_days'),
  scheduled_days: number(memory, 'scheduled_days'),
  learning_steps: number(memory, 'learning_steps'),
  reps: number(memory, 'reps'),
  lapses: number(memory, 'lapses'),
  state: number(memory, 'state'),
  last_review: number(memory, 'last_review'),
});
