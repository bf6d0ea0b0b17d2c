import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startRealServer } from '../../tools/real-server.ts';
import { type LightClient, lightClient } from '../light-client.ts';
import { median, printTable, quantile } from '../table.ts';

const ESSAYS_A_MINUTE = 8;
const CALLS_A_SECOND = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);

type Progress = { ask_again_ms: number; status: number };
type Row = { id: number };

const { essay } = JSON.parse(
  readFileSync(new URL('../../packages/examiner/samples/task-2-band-6.json', import.meta.url), 'utf8'),
) as { essay: string };

/** A member presses eight times a minute and follows each scoring as the page does, while others make plain calls. */
export async function scoringBench(): Promise<void> {
  const server = await startRealServer({
    settings: {
      SERVE_PAGE: 'off',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '1000000',
      REQUESTS_PER_IP_MINUTE: '10000000',
      DEMO_ACCOUNTS: 'on',
    },
  });
  try {
    const [member, others] = [await lightClient(server.url, 4), await lightClient(server.url, 8)];
    await member.call('student/login-by-password', { account: 'vip', password: 'ninefold-demo' });
    const { list } = await member.call<{ list: Row[] }>('writing/get-task2-search-list', {});
    const paper_id = list[0]?.id ?? 0;
    const cold = await pressToReport(member, paper_id);
    const alone = await callTimes(others);
    const reports: Promise<number>[] = [];
    const pressing = (async () => {
      for (let n = 0; n < (ESSAYS_A_MINUTE * SECONDS) / 60; n += 1) {
        reports.push(pressToReport(member, paper_id));
        await pause(60_000 / ESSAYS_A_MINUTE);
      }
    })();
    const beside = await callTimes(others);
    await pressing;
    const waited = await Promise.all(reports);
    const [p95, p95Beside] = [quantile(alone, 0.95), quantile(beside, 0.95)];
    printTable(`writing: an essay of 300 words from press to report, ${ESSAYS_A_MINUTE} a minute`, [
      { what: 'the first one, with the examiner still to be loaded', value: cold, unit: 's' },
      { what: 'median', value: median(waited), unit: 's' },
      { what: 'p95', value: quantile(waited, 0.95), unit: 's', goal: 6 },
      { what: `p95 of a plain call alone, ${CALLS_A_SECOND} a second`, value: p95, unit: 'ms' },
      { what: 'the same beside them', value: p95Beside, unit: 'ms' },
      { what: 'times', value: p95Beside / p95, unit: '×', goal: 1.5 },
    ]);
    member.close();
    others.close();
  } finally {
    await server.stop();
  }
}

async function pressToReport({ call }: LightClient, paper_id: number): Promise<number> {
  const draft = { paper_id, content: essay, key: randomUUID() };
  const { id: record_id } = await call<Row>('exercise/save-essay-record-info', draft);
  const from = performance.now();
  let progress = await call<Progress>('exercise/essay-scoring', { record_id });
  while (progress.ask_again_ms > 0) {
    await pause(progress.ask_again_ms);
    progress = await call<Progress>('exercise/get-essay-scoring-result', { record_id });
  }
  if (progress.status !== 3) throw new Error(`the scoring ended with status ${progress.status}`);
  await call('writing/get-score-detail', { record_id });
  return (performance.now() - from) / 1000;
}

/** Calls arrive at their rate whether or not the last one was answered; each is timed from when it was due. */
async function callTimes({ call }: LightClient): Promise<number[]> {
  const times: number[] = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: CALLS_A_SECOND * SECONDS }, async (_, at) => {
      const due = from + (at * 1000) / CALLS_A_SECOND;
      await pause(due - performance.now());
      await call('student/get-info', {});
      times.push(performance.now() - due);
    }),
  );
  return times;
}
