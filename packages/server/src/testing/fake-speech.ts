import type { SentenceScore } from '@ninefold/examiner/speech/report';
import type { Reading, ReadingOutcome } from '@ninefold/examiner/speech/speech-thread';
import type { SpeechEngine } from '#providers/speech/speech-engine.ts';

/** An engine that answers at once what a test wants; without a wish every word was said well. */
export function fakeSpeech(
  answer: (reading: Reading) => ReadingOutcome | Promise<ReadingOutcome> = wellRead,
): SpeechEngine {
  return {
    engine: 'fake',
    atOnce: 1,
    read: (_learnerId, reading) => ({
      outcome: Promise.resolve(reading).then(answer),
      place: () => ({ ahead: 0, seconds: 1 }),
    }),
    close: async () => {},
  };
}

function wellRead({ text }: Reading): ReadingOutcome {
  return { ok: true, seconds: 2, score: sentenceScore(text, 90) };
}

/** Every word said equally well. */
export function sentenceScore(text: string, score: number): SentenceScore {
  const words = text.match(/[A-Za-z']+/g) ?? [];
  return {
    total_score: score,
    pron_accuracy: score,
    pron_fluency: score,
    pron_completion: 100,
    words: words.map((word, at) => ({ word, from: at * 0.4, to: at * 0.4 + 0.35, score, said: true, phones: [] })),
    assessed: 1,
    reason: null,
  };
}
