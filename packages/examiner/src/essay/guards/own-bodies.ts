import { clamp } from '../features/numbers.ts';
import type { Coherence } from '../model/coherence.ts';
import { type EssayText, readEssay } from '../text/essay-text.ts';

/**
 * Opening and ending of one essay around the bodies of another. What the trained reader says of the bodies, of the
 * sentences one by one and of the question make one sum with how near the words of the bodies are to the question. It was
 * weighed on 204 essays of our own and their copies, as a reader judges them that has not read them; none reaches 2.1 as
 * it was written, nor does any of 77 web essays reach 1.
 */
const WEIGHTS = { bodies: 0.41, foreign: 0.62, topic: 0.49, words: -2.94 };
const INTERCEPT = 2.8;
const LINE = 2.4;
/** Beyond this a word of the reader's grows without meaning more. */
const SURE = 5;
const LINE_AT_HOME = 3;
const THIS_QUESTION = -2;
const AT_HOME = 0.8;
/** Fewer words than these say too little about a topic. */
const ENOUGH_WORDS = 60;

export function hasOthersBodies(
  essay: EssayText,
  coherence: Coherence | null,
  topicOf: (text: EssayText) => number,
): boolean {
  if (!coherence) return false;
  const bodies = readEssay(
    essay.paragraphs
      .slice(1, -1)
      .map((paragraph) => paragraph.text)
      .join('\n'),
  );
  if (bodies.words.length < ENOUGH_WORDS) return false;
  const heard = (['bodies', 'foreign', 'topic'] as const).reduce(
    (sum, name) => sum + WEIGHTS[name] * clamp(coherence[name], -SURE, SURE),
    INTERCEPT,
  );
  // Sure of the question and hardly troubled by any sentence, it would contradict itself: concrete bodies share few words
  // with a general question.
  const isAtHome = coherence.topic < THIS_QUESTION && coherence.foreign < AT_HOME;
  return heard + WEIGHTS.words * topicOf(bodies) > (isAtHome ? LINE_AT_HOME : LINE);
}
