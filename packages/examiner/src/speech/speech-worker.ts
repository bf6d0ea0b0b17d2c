import { answerAll } from './answer-all.ts';
import { readAudio } from './read-audio.ts';
import { createSentenceScorer } from './score-sentence.ts';
import type { Reading, ReadingOutcome } from './speech-thread.ts';

/** The far side of `openSpeechThread`: one recording at a time. What arrives is decoded here, not in the server. */
const scorer = createSentenceScorer();

answerAll<Reading, ReadingOutcome>(
  async ({ file, ...asked }) => {
    const sound = readAudio(file);
    if (!sound.ok) return { ok: false, failure: 'unreadable', reason: sound.reason };
    return { ok: true, score: await scorer.score({ ...asked, audio: sound.audio }), seconds: sound.seconds };
  },
  (about) => ({ ok: false, failure: 'crashed', about }),
);
