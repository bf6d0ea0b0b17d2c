import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { packRecording } from '../../packages/examiner/src/speech/spoken.testing.ts';
import { wavOf } from '../../packages/examiner/src/speech/wav.testing.ts';
import { startRealServer } from '../../tools/real-server.ts';
import { printTable } from '../table.ts';
import { classReading } from './class.ts';
import { type EverybodyElse, everybodyElse } from './everybody-else.ts';
import { atRest, residentMb, residentWithChildrenMb } from './resident.ts';
import { type Speaker, speaker } from './speaker.ts';

const RATE = 16_000;
const PIECE_SECONDS = 5;
const ANSWER_SECONDS = Number(process.env.BENCH_SECONDS ?? 120);
const LONG_TURN = 2010;
/** As the product is set. */
const REST_SECONDS = 120;

type Id = { id: number };

/** An answer spoken in real time to its report; then a class that reads aloud at one moment, with plain calls beside it. */
export async function speakingBench(): Promise<void> {
  const server = await startRealServer({
    settings: {
      ...{ SERVE_PAGE: 'off', LOG_LEVEL: 'error', DEMO_ACCOUNTS: 'on', GUESTS_PER_IP_HOUR: '100000' },
      ...{ REQUESTS_PER_MINUTE: '1000000', REQUESTS_PER_IP_MINUTE: '10000000', METRICS_FROM: '127.0.0.1,::1' },
      SPEECH_REST_SECONDS: String(REST_SECONDS),
    },
  });
  const now = () => residentWithChildrenMb(server.pid);
  let others: EverybodyElse | undefined;
  try {
    const sentence = await packRecording('dictation-connected-speech-9');
    await atRest(server.pid);
    others = await everybodyElse(server.url);
    // A server that has answered calls holds more than one that nobody has called: that is not the engines' memory.
    await others.during(() => pause(15_000));
    const without = residentWithChildrenMb(server.pid);
    if (ANSWER_SECONDS > 0) await answerToReport(await speaker(server.url, 'vip'), sentence);
    await classReading(server.url, others);
    const loaded = residentWithChildrenMb(server.pid);
    const inProcesses = loaded - residentMb(server.pid);
    await pause((REST_SECONDS + 10) * 1000);
    printTable('speaking: memory, shared parts of processes counted for each of them', [
      { what: 'server that has answered plain calls, before anybody spoke', value: without, unit: 'MB' },
      { what: 'more with both engines loaded, just after use', value: loaded - without, unit: 'MB', goal: 500 },
      { what: 'of it in processes of their own', value: inProcesses, unit: 'MB' },
      { what: `more when nobody has spoken for ${REST_SECONDS} s`, value: now() - without, unit: 'MB', goal: 500 },
    ]);
  } finally {
    others?.close();
    await server.stop();
  }
}

/** Pieces come as they are spoken; the clock of the wait begins with the last word. */
async function answerToReport(learner: Speaker, sentence: Float32Array): Promise<void> {
  const { list } = await learner.call<{ list: Id[] }>('speaking/get-topic-list', { part: 2 });
  const set = { id: list[0]?.id ?? 0, part: 2, mode: 'practice', key: randomUUID() };
  const { record_id } = await learner.call<{ record_id: number }>('speaking/start', set);
  const which = { record_id, order: LONG_TURN, try: 1, key: randomUUID() };
  await learner.call('speaking/begin-answer', which);
  const talk = Float32Array.from({ length: ANSWER_SECONDS * RATE }, (_, at) => sentence[at % sentence.length] ?? 0);
  const pieces = Math.ceil(ANSWER_SECONDS / PIECE_SECONDS);
  for (let seq = 0; seq < pieces; seq += 1) {
    await pause(PIECE_SECONDS * 1000);
    const wav = wavOf(talk.subarray(seq * PIECE_SECONDS * RATE, (seq + 1) * PIECE_SECONDS * RATE));
    if (seq < pieces - 1) await learner.send('recording/add-piece', { key: which.key, seq }, wav);
    else await learner.send('speaking/save-answer', { ...which, seq }, wav);
  }
  const from = performance.now();
  await learner.call('speaking/request-report', { record_id });
  for (;;) {
    const { state } = await learner.call<{ state: string }>('speaking/get-report-progress', { record_id });
    if (state !== 'scoring') break;
    await pause(200);
  }
  printTable(`speaking: an answer of ${ANSWER_SECONDS} s, spoken in real time`, [
    { what: 'from its end to its report', value: (performance.now() - from) / 1000, unit: 's', goal: 20 },
  ]);
}
