import { clamp } from '../features/numbers.ts';
import { predict, type Ridge } from '../model/ridge.ts';
import { type TopicSigns, topicRow } from '../relevance.ts';

/** The off-topic guard: against essays on another question, learned by heart or handed in by mistake. */

/** 95 % of essays on their own question lie above, 93 % of essays on another below. */
export const OFF_TOPIC = 0.44;

/** 1 for an essay on its question, 0 for one on another. */
export const onTopic = (topic: Ridge, signs: TopicSigns): number =>
  signs.enough ? clamp(predict(topic, topicRow(signs)), 0, 1) : 1;

/** Nothing for an essay near its question; two and a half bands for one that never meets it. */
export function offTopicLoss(topic: number): number {
  if (topic >= OFF_TOPIC) return 0;
  return topic < 0.35 ? 2.5 : topic < 0.42 ? 2 : 1.5;
}
