import type { InterviewQuestion } from '@ninefold/core/speaking/interview';
import { LONG_TURN, type SatPart } from '@ninefold/core/speaking/parts';
import type { Stage } from '../interview-state.ts';

/** What a sitting runs through, as its steps above the page say it. */
export type Step = 'part1' | 'prepare' | 'speak' | 'after' | 'part3';

/** A single part of short questions needs no steps: the questions themselves are counted. */
export function stepsOf(part: SatPart): readonly Step[] {
  if (part === 2) return ['prepare', 'speak', 'after'];
  return part === 0 ? ['part1', 'prepare', 'speak', 'after', 'part3'] : [];
}

export function stepNow(question: InterviewQuestion | null, stage: Stage): Step | null {
  if (!question || stage === 'over') return null;
  if (question.part !== 2) return question.part === 1 ? 'part1' : 'part3';
  if (question.order !== LONG_TURN) return 'after';
  return stage === 'asking' || stage === 'preparing' ? 'prepare' : 'speak';
}
