import { clamp } from '../features/numbers.ts';
import { predict, type Ridge } from '../model/ridge.ts';
import { type TopicSigns, topicRow } from '../relevance.ts';
import type { TaskLoss } from './criteria.ts';

/** 95 % of essays on their own question lie above, 93 % of essays on another below. */
export const OFF_TOPIC = 0.44;
export const MINIMUM_WORDS = { 1: 150, 2: 250 } as const;

/** 1 for an essay on its question, 0 for one on another. */
export const onTopic = (topic: Ridge, signs: TopicSigns): number =>
  signs.enough ? clamp(predict(topic, topicRow(signs)), 0, 1) : 1;

export function taskLoss(task: 1 | 2, words: number, topic: number): TaskLoss {
  return { offTopic: topicLoss(topic), tooShort: lengthLoss(task, words) };
}

/** Nothing for an essay near its question; two and a half bands for one that never meets it. */
function topicLoss(topic: number): number {
  if (topic >= OFF_TOPIC) return 0;
  return topic < 0.35 ? 2.5 : topic < 0.42 ? 2 : 1.5;
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
