import { failedAnswer } from '@ninefold/examiner/speech/answers/assess-answer';
import type { SentenceScore } from '@ninefold/examiner/speech/report';
import type { Reading, ReadingOutcome } from '@ninefold/examiner/speech/speech-thread';
import type { AnswersEngine, SpeechEngine } from '#providers/speech/speech-engine.ts';

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
    answers: quietAnswers,
    close: async () => {},
  };
}

/** Hears nothing and finds nothing: for tests that are about something else. */
const quietAnswers: AnswersEngine = {
  engine: 'fake',
  atOnce: 1,
  hear: async ({ pcm }) => ({ ok: true, window: { seconds: pcm.byteLength / 32_000, words: [], english: 1 } }),
  assess: async ({ question, file }) => ({
    ok: true,
    assessment: failedAnswer(question.order, (file.byteLength - 44) / 32_000),
  }),
};

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
