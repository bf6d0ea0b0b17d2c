import { contentStems } from '../../essay/relevance.ts';
import type { Tools } from '../../essay/tools.ts';

export type Relevance = { verdict: 'on' | 'unsure' | 'off'; missing: string[] };

/** Shorter answers hold too little to say what they are about. */
const FEWEST_WORDS = 40;

/**
 * Whether an answer is about its question. A good answer may share no word with it, so "off" needs every sign at once,
 * and even then the report says "seems".
 */
export function relevanceOf(
  answer: string,
  question: { text: string; bullets: readonly string[] },
  { vectors }: Pick<Tools, 'vectors'>,
): Relevance {
  const words = answer.split(/\s+/).filter(Boolean).length;
  if (words < FEWEST_WORDS) return { verdict: 'unsure', missing: [] };
  const asked = [question.text, ...question.bullets].join(' ');
  const named = vectors.named(asked, answer);
  const near = vectors.similar(vectors.of(answer), vectors.of(asked));
  const used = contentStems(answer);
  const shared = [...contentStems(question.text)].filter((stem) => used.has(stem)).length;
  const verdict =
    named < LIMITS.named && near < LIMITS.near && shared === 0 ? 'off' : named < LIMITS.unsure ? 'unsure' : 'on';
  return { verdict, missing: question.bullets.filter((bullet) => isMissing(bullet, answer, vectors)) };
}

/**
 * Set on the 112 samples of the pack with forty words or more: none is called off its own question, and one in nine of
 * those held against another question is. So an "off" can be believed, and "on" promises little.
 */
const LIMITS = { named: 0.45, near: 0.25, unsure: 0.4, bullet: 0.3 };

/** "What it is" has no words of its own, so nobody can tell whether it was answered. */
const isMissing = (bullet: string, answer: string, vectors: Tools['vectors']): boolean =>
  contentStems(bullet).size >= 2 && vectors.named(bullet, answer) < LIMITS.bullet;
