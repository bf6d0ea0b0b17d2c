import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRealServer } from '../tools/real-server.ts';
import { printTable } from './table.ts';

const FIRST_GOAL_S = 20;
const LATER_GOAL_S = 6;

/** From `npm start` to /readyz: with nothing there (no database, no built page), then once more on what it left. */
export async function startBench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ninefold-bench-'));
  rmSync('packages/web/dist', { recursive: true, force: true });
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
