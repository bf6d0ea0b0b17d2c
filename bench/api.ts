import { setTimeout as pause } from 'node:timers/promises';
import { startRealServer } from '../tools/real-server.ts';
import { printTable, quantile } from './table.ts';

const RATES = [50, 200, 400];
const SECONDS = 8;
const CALL = '/api/common/get-site-info';

/**
 * Calls arrive at a fixed rate whether or not the last one was answered, as learners do, and each is timed from
 * the moment it was due: a stall shows in every call that waited behind it.
 */
export async function apiBench(): Promise<void> {
  const server = await startRealServer({
    settings: {
      SERVE_PAGE: 'off',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '1000000',
      REQUESTS_PER_IP_MINUTE: '10000000',
    },
  });
  try {
    await arrivals(server.url, 100, 3);
    for (const rate of RATES) {
      const { times, failures } = await arrivals(server.url, rate, SECONDS);
      printTable(`api: ${CALL}, ${rate} calls a second for ${SECONDS} s, embedded database`, [
        ...[0.5, 0.95, 0.99].map((share) => ({ what: `p${share * 100}`, value: quantile(times, share), unit: 'ms' })),
        { what: 'failures', value: failures, unit: '' },
      ]);
    }
  } finally {
    await server.stop();
  }
}

async function arrivals(url: string, rate: number, seconds: number): Promise<{ times: number[]; failures: number }> {
  const times: number[] = [];
  let failures = 0;
  const from = performance.now();
  const running = [];
  for (let n = 0; n < rate * seconds; n += 1) {
    const due = from + (n * 1000) / rate;
    if (due > performance.now() + 1) await pause(due - performance.now());
    running.push(
      call(url)
        .then(() => times.push(performance.now() - due))
        .catch(() => {
          failures += 1;
        }),
    );
  }
  await Promise.all(running);
  return { times, failures };
}

async function call(url: string): Promise<void> {
  const answer = await fetch(`${url}${CALL}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(10_000),
  });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 200) throw new Error(`answered ${code}`);
}
