import { plainWord } from '@ninefold/core/intensive-listening/dictation/lost-words';
import type { WordScore } from '@ninefold/examiner/speech/report';
import type { Reading, ReadingOutcome } from '@ninefold/examiner/speech/speech-thread';
import { joinPieces } from '#features/recordings/wav.ts';
import type { SpeechEngine } from '#providers/speech/speech-engine.ts';
import type { Services } from '#services.ts';

const SECONDS = 4;
const SILENCE = joinPieces([new Uint8Array(SECONDS * 32_000)]);
/** A sentence that is worth reading aloud has so many words. */
const WORDS = 8;
const WAITS = 100;

/** What the engine would say about a learner who reads well but for the longest word. */
export const demoSpeech = (real: SpeechEngine): SpeechEngine => ({
  ...real,
  read: (_, reading) => ({ outcome: Promise.resolve(readBy(reading)), place: () => ({ ahead: 0, seconds: 0 }) }),
});

function readBy({ text }: Reading): ReadingOutcome {
  const said = text.match(/[A-Za-z']+/g) ?? [];
  const longest = said.reduce((long, word) => (plainWord(word).length > plainWord(long).length ? word : long), '');
  const words = said.map((word, at): WordScore => {
    const span = { from: (at * SECONDS) / said.length, to: ((at + 1) * SECONDS) / said.length };
    const rest = { word, ...span, said: true, phones: [] };
    return word === longest ? { ...rest, score: 38, advice: 'check_word' } : { ...rest, score: 84 };
  });
  const totals = { total_score: 76, pron_accuracy: 74, pron_fluency: 79, pron_completion: 100 };
  return { ok: true, seconds: SECONDS, score: { ...totals, words, assessed: 1, reason: null } };
}

/** One sentence of the first section, read aloud and scored. Her voice is not ours to make up: the recording is deleted. */
export async function readForDemo(
  {
    papers,
    intensiveListening,
    learnerRecordings,
  }: Pick<Services, 'papers' | 'intensiveListening' | 'learnerRecordings'>,
  userId: number,
): Promise<void> {
  const { list } = await papers.getJianYaList(userId, 'listening', { type: '', page: 1, page_size: 1 });
  const [paper] = list[0]?.locked === 0 ? list[0].papers : [];
  if (!paper) return;
  const { content, audio } = await intensiveListening.getSentencePaper(userId, paper.id);
  const sentence = content.find((one) => one.content.split(' ').length >= WORDS);
  if (!sentence || !audio) return;
  const which = { id: paper.id, order: sentence.order, key: 'demo-reading', seq: 0, for_card: 0 as const };
  const { recording_id } = await intensiveListening.scoreSentence(userId, which, SILENCE);
  for (let wait = 0; wait < WAITS; wait += 1) {
    const read = { id: paper.id, orders: [sentence.order] };
    const [score] = (await intensiveListening.getSentenceScoreList(userId, read)).list;
    if (score?.state !== 'waiting') break;
    await new Promise((next) => setTimeout(next, 10));
  }
  await learnerRecordings.remove(userId, recording_id);
}
