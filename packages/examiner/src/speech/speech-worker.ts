import { parentPort } from 'node:worker_threads';
import { readAudio } from './read-audio.ts';
import { createSentenceScorer } from './score-sentence.ts';
import type { Reading, ReadingOutcome } from './speech-thread.ts';

/** The far side of `openSpeechThread`: one recording at a time. What arrives is decoded here, not in the server. */
const scorer = createSentenceScorer();
let queue: Promise<unknown> = Promise.resolve();

parentPort!.on('message', ({ id, asked }: { id: number; asked: Reading }) => {
  queue = queue.then(async () => parentPort!.postMessage({ id, outcome: await read(asked) }));
});

async function read({ file, ...asked }: Reading): Promise<ReadingOutcome> {
  try {
    const sound = readAudio(file);
    if (!sound.ok) return { ok: false, failure: 'unreadable', reason: sound.reason };
    return { ok: true, score: await scorer.score({ ...asked, audio: sound.audio }), seconds: sound.seconds };
  } catch (error) {
    return { ok: false, failure: 'crashed', about: String(error) };
  }
}
