import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRealServer } from '../tools/real-server.ts';
import { printTable } from './table.ts';

const FIRST_GOAL_S = 20;
const LATER_GOAL_S = 6;

const MADE_BY_A_START = ['packages/web/dist', 'node_modules/.cache/ninefold/start'];

/** From `npm start` to /readyz: with nothing there (no database, nothing built or compiled), then on what it left. */
export async function startBench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ninefold-bench-'));
  for (const folder of MADE_BY_A_START) rmSync(folder, { recursive: true, force: true });
  try {
    const first = await secondsToReady(dataDir);
    const later = await secondsToReady(dataDir);
    printTable('start: seconds from the command to ready', [
      { what: 'first start, empty folder', value: first, unit: 's', goal: FIRST_GOAL_S },
      { what: 'later start', value: later, unit: 's', goal: LATER_GOAL_S },
    ]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function secondsToReady(dataDir: string): Promise<number> {
  const server = await startRealServer({ dataDir, settings: { LOG_LEVEL: 'error' } });
  await server.stop();
  return server.secondsToReady;
}
