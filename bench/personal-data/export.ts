import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { localStorage } from '../../packages/server/src/storage/local.ts';
import { lightClient } from '../light-client.ts';
import { arrivals } from '../support/arrivals.ts';
import { serverOnPostgres } from '../support/server-on-postgres.ts';
import { printTable, quantile } from '../table.ts';
import { ATTEMPTS, RECORDINGS, SECONDS_EACH, seedLearner } from './seed.ts';

const RATE = 50;
const ALONE_SECONDS = 10;
const GOAL_SECONDS = 60;
/** What a plain call may lose while somebody's archive is made. */
const GOAL_TIMES = 1.5;

type State = { archive: { state: string; percent: number; size: number } };

/** An archive of everything a diligent learner has, and what others notice while it is made. */
export async function exportBench(): Promise<void> {
  const server = await serverOnPostgres();
  try {
    const owner = await lightClient(server.url);
    const others = await Promise.all(Array.from({ length: 8 }, () => lightClient(server.url)));
    const { id } = await owner.call<{ id: number }>('student/get-info', {});
    const storage = localStorage({ DATA_DIR: server.dataDir });
    const files = Array.from({ length: RECORDINGS }, () => `${randomBytes(16).toString('hex')}.wav`);
    for (const file of files) await storage.put(file, wav(SECONDS_EACH), 'audio/wav');
    await seedLearner(server.pool, id, files);
    const plain = (seconds: number) =>
      arrivals(others, (one) => one.call('common/get-site-info', {}), { rate: RATE, seconds });
    await plain(3);
    const alone = await plain(ALONE_SECONDS);

    const from = performance.now();
    await owner.call('personal-data/start-export', {});
    const beside: number[] = [];
    let now: State;
    do {
      beside.push(...(await plain(1)).times);
      now = await owner.call<State>('personal-data/get-state', {});
    } while (now.archive.state === 'waiting' || now.archive.state === 'making');
    const seconds = (performance.now() - from) / 1000;
    if (now.archive.state !== 'ready') throw new Error(`the archive is ${now.archive.state}`);
    await pause(1000);

    const [p95Alone, p95Beside] = [quantile(alone.times, 0.95), quantile(beside, 0.95)];
    const what = `${ATTEMPTS.toLocaleString('en')} attempts and ${RECORDINGS} recordings of ${SECONDS_EACH} s`;
    printTable(`export: ${what}, ${(now.archive.size / 1e6).toFixed(0)} MB`, [
      { what: 'from the press until it is ready', value: seconds, unit: 's', goal: GOAL_SECONDS },
      { what: `plain call alone, p95 at ${RATE} a second`, value: p95Alone, unit: 'ms' },
      { what: 'plain call beside the export, p95', value: p95Beside, unit: 'ms' },
      { what: 'beside against alone', value: p95Beside / p95Alone, unit: '×', goal: GOAL_TIMES },
    ]);
    for (const one of [owner, ...others]) one.close();
  } finally {
    await server.close();
  }
}

/** Noise: what compresses badly, as speech does. */
function wav(seconds: number): Buffer {
  const samples = randomBytes(seconds * 32_000);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(32_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
