import type { Coherence } from '../model/coherence.ts';
import { namesTopic } from '../relevance.ts';
import { type EssayText, readEssay } from '../text/essay-text.ts';
import { OFF_TOPIC } from './off-topic.ts';

/**
 * Opening and ending of one essay around the bodies of another. The trained reader alone suspects good reports and one
 * good essay in fifty, so three signs have to meet: it finds that the bodies do not belong, it rather doubts that the
 * whole answers its question, and the words of the bodies taken alone are off the question. None of our 278 essays meets
 * all three; of copies with others' bodies two in three do, of copies with sentences of several others one in three.
 */
const DO_NOT_BELONG = 2;
const NOT_SURE_OF_TOPIC = -0.2;
/** Fewer words than these say too little about a topic. */
const ENOUGH_WORDS = 60;

export function hasOthersBodies(
  essay: EssayText,
  prompt: string,
  coherence: Coherence | null,
  topicOf: (text: EssayText) => number,
): boolean {
  if (!coherence || coherence.bodies <= DO_NOT_BELONG || coherence.topic <= NOT_SURE_OF_TOPIC) return false;
  const bodies = readEssay(
    essay.paragraphs
      .slice(1, -1)
      .map((paragraph) => paragraph.text)
      .join('\n'),
  );
  return bodies.words.length >= ENOUGH_WORDS && !namesTopic(bodies.text, prompt) && topicOf(bodies) < OFF_TOPIC;
}
