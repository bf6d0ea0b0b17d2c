import { execFileSync } from 'node:child_process';
import { printTable } from '../table.ts';

type Alone = { firstSeconds: number; cpuRatio: number; wallRatio: number; moreMb: number };

/** How long the marks of a reading take against its own length, and what a thread that judges speech holds. */
export async function speechBench(): Promise<void> {
  // In a process of its own, so that nothing is warm and the memory is the engine's.
  const out = execFileSync(process.execPath, ['--import', 'tsx', 'bench/speech/alone.ts'], { encoding: 'utf8' });
  const { firstSeconds, cpuRatio, wallRatio, moreMb } = JSON.parse(out) as Alone;
  printTable('speech: a sentence read aloud, in a thread of its own', [
    { what: 'first marks after a cold start', value: firstSeconds, unit: 's' },
    { what: 'CPU-seconds for a second of speech, warm', value: cpuRatio, unit: '', goal: 1 },
    { what: 'seconds for a second of speech, warm', value: wallRatio, unit: '', goal: 1 },
    { what: 'memory of a loaded thread', value: moreMb, unit: 'MB', goal: 500 },
  ]);
}
