import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type RealServer, startRealServer } from '../tools/real-server.ts';
import { lightClient } from './light-client.ts';
import { printTable, quantile } from './table.ts';

const ESSAYS_A_MINUTE = 8;
const CALLS_A_SECOND = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);

/** One essay of 300 words with a cold and with a warm examiner, and what eight essays a minute cost the pages. */
export async function examinerBench(): Promise<void> {
  const alone = measureAlone();
  printTable('examiner: an essay of about 300 words', [
    { what: 'first report after a cold start', value: alone.firstSeconds, unit: 's', goal: 6 },
    { what: 'CPU-seconds an essay, warm', value: alone.cpuSeconds, unit: 's', goal: 1 },
    { what: 'memory in all', value: alone.rssMb, unit: 'MB', goal: 700 },
    { what: 'essays a minute, one after another', value: alone.perMinute, unit: '' },
  ]);
  const settings = {
    SERVE_PAGE: 'off',
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000',
    REQUESTS_PER_IP_MINUTE: '10000000',
  };
  // One after the other: essays on the same two cores would slow the calls they are compared with.
  const without = await callTimes(await startRealServer({ settings }));
  const beside = await callTimes(
    await startRealServer({
      settings: { ...settings, BENCH_ESSAYS: String(ESSAYS_A_MINUTE) },
      entry: 'bench/examiner/server-with-examiner.ts',
    }),
  );
  const slow = { without: quantile(without, 0.95), beside: quantile(beside, 0.95) };
  printTable(`examiner: a plain call, ${CALLS_A_SECOND} a second, ${ESSAYS_A_MINUTE} essays a minute beside it`, [
    { what: 'p95 without essays', value: slow.without, unit: 'ms' },
    { what: 'p95 beside them', value: slow.beside, unit: 'ms' },
    { what: 'ratio of p95', value: slow.beside / slow.without, unit: '', goal: 1.5 },
    { what: 'p99 without essays', value: quantile(without, 0.99), unit: 'ms' },
    { what: 'p99 beside them', value: quantile(beside, 0.99), unit: 'ms' },
  ]);
}

type Alone = { firstSeconds: number; cpuSeconds: number; rssMb: number; perMinute: number };

/** In a process of its own, so that nothing is warm and the memory is the examiner's. */
function measureAlone(): Alone {
  const out = execFileSync(process.execPath, ['--import', 'tsx', 'bench/examiner/alone.ts'], { encoding: 'utf8' });
  return JSON.parse(out) as Alone;
}

/** Calls arrive at their rate whether or not the last one was answered; each is timed from when it was due. */
async function callTimes({ url, stop }: RealServer): Promise<number[]> {
  await pause(5000);
  const client = await lightClient(url, 8);
  const times: number[] = [];
  const from = performance.now();
  const calls = Array.from({ length: CALLS_A_SECOND * SECONDS }, async (_, at) => {
    const due = from + (at * 1000) / CALLS_A_SECOND;
    await pause(due - performance.now());
    await client.call('student/get-info', {});
    times.push(performance.now() - due);
  });
  await Promise.all(calls);
  client.close();
  await stop();
  return times;
}
