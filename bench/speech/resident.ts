import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** What a process holds in memory now, as Linux tells it. */
export function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1000;
}

/** The same with all processes that it started; what several of them share is counted for each. */
export const residentWithChildrenMb = (pid: number): number =>
  [pid, ...startedBy(pid)].reduce((sum, one) => sum + residentMb(one), 0);

function startedBy(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const parent = parentOf(name);
      return parent === null ? [] : [{ pid: Number(name), parent }];
    });
  const own = (of: number): number[] =>
    parents.filter(({ parent }) => parent === of).flatMap((one) => [one.pid, ...own(one.pid)]);
  return own(pid);
}

/** null: it has ended meanwhile. */
function parentOf(name: string): number | null {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1] ?? Number.NaN);
  } catch {
    return null;
  }
}

const TICKS_A_SECOND = 100;
const LOOK_MS = 3000;
const AT_REST = 0.2;

/** Until it does nothing any more: behind an open site a first start still scores essays and packs files. */
export async function atRest(pid: number): Promise<void> {
  for (let before = workedSeconds(pid); ; ) {
    await pause(LOOK_MS);
    const now = workedSeconds(pid);
    if ((now - before) * 1000 < AT_REST * LOOK_MS) return;
    before = now;
  }
}

/** User and system time of all its threads. */
function workedSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND;
}
