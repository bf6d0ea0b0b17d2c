import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { packRecording } from '../../packages/examiner/src/speech/spoken.testing.ts';
import { wavOf } from '../../packages/examiner/src/speech/wav.testing.ts';
import { startRealServer } from '../../tools/real-server.ts';
import { type LightClient, lightClient } from '../light-client.ts';
import { median, printTable, quantile } from '../table.ts';
import { type Speaker, speaker } from './speaker.ts';

const RATE = 16_000;
const PIECE_SECONDS = 5;
const ANSWER_SECONDS = Number(process.env.BENCH_SECONDS ?? 120);
const READERS = Number(process.env.BENCH_READERS ?? 30);
const CALLS_A_SECOND = 50;
const LONG_TURN = 2010;
/** As the page asks how far a reading is. */
const ASK_AGAIN_MS = 1200;

type Id = { id: number };
type Reading = { list: { state: string; assessed: number; queue: { ahead: number } | null }[] };

/** An answer spoken in real time to its report; then a class that reads aloud at one moment, with plain calls beside it. */
export async function speakingBench(): Promise<void> {
  const server = await startRealServer({
    settings: {
      ...{ SERVE_PAGE: 'off', LOG_LEVEL: 'error', DEMO_ACCOUNTS: 'on', GUESTS_PER_IP_HOUR: '100000' },
      ...{ REQUESTS_PER_MINUTE: '1000000', REQUESTS_PER_IP_MINUTE: '10000000' },
    },
  });
  try {
    const sentence = await packRecording('dictation-connected-speech-9');
    await answerToReport(await speaker(server.url, 'vip'), sentence);
    await classReading(server.url, sentence);
  } finally {
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

async function classReading(url: string, sentence: Float32Array): Promise<void> {
  const others = await lightClient(url, 8);
  const readers = await Promise.all(Array.from({ length: READERS }, () => speaker(url)));
  const { list } = await others.call<{ list: Id[] }>('listening/get-search-list', {});
  const id = list[0]?.id ?? 0;
  const alone = await callTimes(others, async () => pause(10_000));
  const wav = wavOf(sentence);
  let longest = 0;
  const waits: number[] = [];
  let lost = 0;
  const beside = await callTimes(others, () =>
    Promise.all(
      readers.map(async (reader) => {
        const from = performance.now();
        await reader.send('listening/score-sentence', { id, order: 1, key: randomUUID(), seq: 0 }, wav);
        for (;;) {
          const [one] = (await reader.call<Reading>('listening/get-sentence-score-list', { id })).list;
          longest = Math.max(longest, one?.queue?.ahead ?? 0);
          if (one && one.state !== 'waiting') {
            if (one.state !== 'scored') lost += 1;
            break;
          }
          await pause(ASK_AGAIN_MS);
        }
        waits.push((performance.now() - from) / 1000);
      }),
    ),
  );
  const [p95, p95Beside] = [quantile(alone, 0.95), quantile(beside, 0.95)];
  const seconds = sentence.length / RATE;
  printTable(`speaking: ${READERS} learners read a sentence of ${seconds.toFixed(1)} s at one moment`, [
    { what: 'readings lost', value: lost, unit: '' },
    { what: 'longest queue that was shown', value: longest, unit: '' },
    { what: 'median wait', value: median(waits), unit: 's' },
    {
      what: 'all of them, for a second of speech',
      value: Math.max(...waits) / (READERS * seconds),
      unit: 's',
      goal: 1,
    },
    { what: `p95 of a plain call alone, ${CALLS_A_SECOND} a second`, value: p95, unit: 'ms' },
    { what: 'the same beside them', value: p95Beside, unit: 'ms' },
    { what: 'times', value: p95Beside / p95, unit: '×', goal: 1.5 },
  ]);
  others.close();
}

/** Plain calls at their rate until the work is done, each timed from the moment it was due. */
async function callTimes(client: LightClient, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  const calling = (async () => {
    const from = performance.now();
    const running: Promise<void>[] = [];
    for (let n = 0; !over; n += 1) {
      const due = from + (n * 1000) / CALLS_A_SECOND;
      if (due > performance.now()) await pause(due - performance.now());
      running.push(client.call('student/get-info', {}).then(() => void times.push(performance.now() - due)));
    }
    await Promise.all(running);
  })();
  await work();
  over = true;
  await calling;
  return times;
}
