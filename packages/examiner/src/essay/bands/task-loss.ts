import { offTopicLoss } from '../guards/off-topic.ts';
import type { TaskLoss } from './criteria.ts';

export const MINIMUM_WORDS = { 1: 150, 2: 250 } as const;

export function taskLoss(task: 1 | 2, words: number, topic: number): TaskLoss {
  return { offTopic: offTopicLoss(topic), tooShort: lengthLoss(task, words) };
}

/** The features know that short essays score less; this is for answers far below the minimum, which are rare in training. */
function lengthLoss(task: 1 | 2, words: number): number {
  const missing = (MINIMUM_WORDS[task] * 0.75 - words) / MINIMUM_WORDS[task];
  return missing <= 0 ? 0 : Math.min(2.5, Math.ceil(missing * 6) / 2);
}

/**
 * English holds about nine articles in a hundred words. Learners drop some; a text with next to none breaks a rule in
 * every sentence, which the counted features alone understate.
 */
export function articleLoss(articleRate: number): number {
  return articleRate < 0.012 ? 1 : articleRate < 0.022 ? 0.5 : 0;
}
