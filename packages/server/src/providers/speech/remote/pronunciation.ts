import type { SentenceScore } from '@ninefold/examiner/speech/report';
import type { Reading } from '@ninefold/examiner/speech/speech-thread';
import { wordsOf } from '@ninefold/examiner/speech/words/words-of';
import { z } from 'zod';

/** What an endpoint that scores readings answers: docs/pronunciation-endpoint.md, and nothing else. */

const Score = z.int().min(0).max(100);
const Second = z.number().min(0).max(900);
const Word = z.object({
  word: z.string().min(1).max(100),
  from: Second,
  to: Second,
  score: Score,
  said: z.boolean(),
  phones: z.array(z.object({ phone: z.string().min(1).max(8), score: Score })).max(40),
});
const Total = { total_score: Score, pron_accuracy: Score, pron_fluency: Score, pron_completion: Score };
const Answer = z.discriminatedUnion('assessed', [
  z.object({ assessed: z.literal(1), ...Total, words: z.array(Word).max(200) }),
  z.object({
    assessed: z.literal(0),
    reason: z.enum(['silence', 'noise', 'too_short', 'too_long', 'wrong_sentence', 'no_words']),
  }),
]);

/** null: not what was agreed, or about other words than those of the sentence. */
export function readScore(body: unknown, { text }: Pick<Reading, 'text'>): SentenceScore | null {
  const parsed = Answer.safeParse(body);
  if (!parsed.success) return null;
  const expected = wordsOf(text).map(({ word }) => word);
  if (parsed.data.assessed === 0) {
    const words = expected.map((word) => ({ word, from: 0, to: 0, score: 0, said: false, phones: [] }));
    const { reason } = parsed.data;
    return { ...NOTHING, words, assessed: 0, reason };
  }
  const { words, ...score } = parsed.data;
  const isSentence =
    words.length === expected.length &&
    words.every(({ word, from, to }, at) => word.toLowerCase() === expected[at]?.toLowerCase() && to >= from);
  return isSentence ? { ...score, words, reason: null } : null;
}

const NOTHING = { total_score: 0, pron_accuracy: 0, pron_fluency: 0, pron_completion: 0 };
