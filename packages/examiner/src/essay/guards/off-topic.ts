import { clamp } from '../features/numbers.ts';
import type { Coherence } from '../model/coherence.ts';
import { predict, type Ridge } from '../model/ridge.ts';
import { type TopicSigns, topicRow } from '../relevance.ts';

/** The off-topic guard: against essays on another question, learned by heart or handed in by mistake. */

/** 95 % of essays on their own question lie above, 93 % of essays on another below. */
export const OFF_TOPIC = 0.44;

/** 1 for an essay on its question, 0 for one on another. */
export const onTopic = (topic: Ridge, signs: TopicSigns): number =>
  signs.enough ? clamp(predict(topic, topicRow(signs)), 0, 1) : 1;

/**
 * The trained reader's word beside that of the counted signs. Sure that the question is another one, it is believed
 * unless the signs are sure of the contrary; sure that it is this one, it clears an essay the signs suspect. Of 305 honest
 * essays the first befell none, the second cleared four of five; of 48 on another question it found four more.
 */
const SURELY_ANOTHER = 2;
const SURELY_THIS = -2;
const SIGNS_SURE = 0.55;
const BEYOND_DOUBT = 0.3;

export function heardTopic(counted: number, coherence: Coherence | null, isLetter = false): number {
  if (!coherence) return counted;
  if (coherence.topic > SURELY_ANOTHER && counted < SIGNS_SURE) return Math.min(counted, BEYOND_DOUBT);
  const isThis = coherence.topic < SURELY_THIS || (isLetter && coherence.topic < 0 && counted >= LETTER_SIGNS);
  return isThis ? Math.max(counted, OFF_TOPIC) : counted;
}

/**
 * A letter to a friend tells more than its question names. Of 60 letters the reader thought each nearer its own question
 * than any other; the least sure of them had signs of .39, those of letters to other questions lay below .32 there.
 */
const LETTER_SIGNS = 0.35;

/** Nothing for an essay near its question; two and a half bands for one that never meets it. */
export function offTopicLoss(topic: number): number {
  if (topic >= OFF_TOPIC) return 0;
  return topic < 0.35 ? 2.5 : topic < 0.42 ? 2 : 1.5;
}
