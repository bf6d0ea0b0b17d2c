import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { askAgainMs } from '../../packages/core/src/intensive-listening/follow-read/ask-again.ts';
import { packRecording } from '../../packages/examiner/src/speech/spoken.testing.ts';
import { wavOf } from '../../packages/examiner/src/speech/wav.testing.ts';
import { median, printTable, quantile } from '../table.ts';
import { CALLS_A_SECOND, type EverybodyElse } from './everybody-else.ts';
import { speaker } from './speaker.ts';

const READERS = Number(process.env.BENCH_READERS ?? 30);
const RATE = 16_000;
/** Its first sentence is what everybody reads. */
const SECTION = { title: 'Penlow Quarry', recording: 'set1-section-2' };
const AUDIO = '../../packages/content/packs/ninefold-1/assets/audio/';

type Reading = { list: { state: string; assessed: number; queue: { ahead: number; seconds: number } | null }[] };
type Found = { list: { id: number }[] };

/** A class reads one sentence at one moment; plain calls go on beside it, each timed from the moment it was due. */
export async function classReading(url: string, others: EverybodyElse): Promise<void> {
  const readers = await Promise.all(Array.from({ length: READERS }, () => speaker(url)));
  const first = await speaker(url);
  const { list } = await first.call<Found>('listening/get-search-list', { search_content: SECTION.title });
  const id = list[0]?.id ?? 0;
  const sentence = await firstSentence();
  const wav = wavOf(sentence);
  // The engine is there already, as it is for every class but the first of the day.
  await readOne(first, id, wav);
  // Thirty learners sit at thirty machines: what their one process here is busy with must not count as the server's time.
  setPriority(constants.priority.PRIORITY_LOW);
  const alone = await others.during(() => pause(15_000));
  await heldUpMs(url);
  const from = performance.now();
  let readings: Awaited<ReturnType<typeof readOne>>[] = [];
  const beside = await others.during(async () => {
    readings = await Promise.all(readers.map((reader) => readOne(reader, id, wav)));
  });
  const all = (performance.now() - from) / 1000;
  const seconds = sentence.length / RATE;
  const [p95, p95Beside] = [quantile(alone, 0.95), quantile(beside, 0.95)];
  printTable(`speaking: ${READERS} learners read a sentence of ${seconds.toFixed(1)} s at one moment`, [
    { what: 'readings lost', value: readings.filter(({ state }) => state !== 'scored').length, unit: '' },
    { what: 'readings assessed', value: readings.filter(({ assessed }) => assessed === 1).length, unit: '' },
    { what: 'longest queue that was shown', value: Math.max(...readings.map(({ ahead }) => ahead)), unit: '' },
    { what: 'median wait', value: median(readings.map(({ waited }) => waited)), unit: 's' },
    { what: 'all of them, for a second of speech', value: all / (READERS * seconds), unit: 's', goal: 1 },
    { what: `p50 of a plain call alone, ${CALLS_A_SECOND} a second`, value: median(alone), unit: 'ms' },
    { what: 'the same beside them', value: median(beside), unit: 'ms' },
    { what: 'p95 of a plain call alone', value: p95, unit: 'ms' },
    { what: 'the same beside them', value: p95Beside, unit: 'ms' },
    { what: 'times', value: p95Beside / p95, unit: '×', goal: 1.5 },
    { what: 'the longest plain call beside them', value: Math.max(...beside), unit: 'ms' },
    { what: 'the server’s own thread was held up for, p99', value: await heldUpMs(url), unit: 'ms' },
  ]);
}

async function readOne(reader: Awaited<ReturnType<typeof speaker>>, id: number, wav: Uint8Array) {
  const from = performance.now();
  let ahead = 0;
  const sent = { id, order: 1, key: randomUUID(), seq: 0 };
  let list = [await reader.send<Reading['list'][number]>('listening/score-sentence', sent, wav)];
  for (;;) {
    const [one] = list;
    ahead = Math.max(ahead, one?.queue?.ahead ?? 0);
    // As the page asks how far a reading is.
    const again = askAgainMs(list);
    if (again === false)
      return { state: one?.state, assessed: one?.assessed, ahead, waited: (performance.now() - from) / 1000 };
    await pause(again);
    ({ list } = await reader.call<Reading>('listening/get-sentence-score-list', { id, orders: [1] }));
  }
}

/** As the server itself tells it, since it was asked the last time. */
async function heldUpMs(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^ninefold_nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1000;
}

async function firstSentence(): Promise<Float32Array> {
  const file = new URL(`${AUDIO}${SECTION.recording}.align.json`, import.meta.url);
  const { sentences } = JSON.parse(await readFile(file, 'utf8')) as { sentences: { start: number; end: number }[] };
  const [{ start, end } = { start: 0, end: 5 }] = sentences;
  return (await packRecording(SECTION.recording)).slice(Math.max(0, start - 0.3) * RATE, (end + 0.3) * RATE);
}
