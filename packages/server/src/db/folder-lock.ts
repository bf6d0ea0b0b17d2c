import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '#start-refused.ts';
import { processesHere, startedAt } from './process-start.ts';

/**
 * One process per folder: two on one embedded database would lose data silently.
 *
 * `lock` holds the record of its owner. The successor of a dead owner is the file `lock.after-<its mark>`, made with
 * `link`, which only one process can win; the winner then checks from the beginning, moves its record to `lock`
 * and removes the rest. Nobody ever deletes a record that another process might just have made.
 */
type FolderLock = { release(): void };
/** Somebody lives in the folder: a command may ask them instead. */
export class FolderInUse extends StartRefused {}
type Owner = { pid: number; started: string; where: string; mark: string };

/** How often an owner shows that it lives, and how long a silent one on another machine or container is watched. */
const BEAT_MS = 5000;
const WATCH_MS = 30_000;

export async function lockFolder(folder: string, { watchMs = WATCH_MS } = {}): Promise<FolderLock> {
  const file = join(folder, 'lock');
  const here = `${hostname()} ${processesHere()}`;
  const me: Owner = {
    pid: process.pid,
    started: startedAt(process.pid),
    where: here,
    mark: randomBytes(8).toString('hex'),
  };
  const record = `${file}.new-${me.mark}`;
  writeFileSync(record, JSON.stringify(me), { flush: true });
  try {
    for (;;) {
      const { last, at } = endOfChain(file);
      if (last && (await lives(last, at, here, watchMs)))
        throw new FolderInUse(
          `DATA_DIR ${folder} is in use by process ${last.pid} (lock: ${file}); stop it first or set DATA_DIR`,
        );
      const mine = last ? `${file}.after-${last.mark}` : file;
      if (!link(record, mine)) continue;
      // The chain may have been shortened meanwhile; then nothing leads to our record any more.
      if (endOfChain(file).last?.mark === me.mark) break;
      rmSync(mine, { force: true });
    }
    renameSync(record, file);
  } finally {
    rmSync(record, { force: true });
  }
  tidy(folder, here);
  const beat = setInterval(() => touch(file), BEAT_MS).unref();
  return {
    release() {
      clearInterval(beat);
      if (read(file)?.mark === me.mark) rmSync(file, { force: true });
    },
  };
}

/** Removes the steps of the chain that led here, and records of processes that died while they tried. */
function tidy(folder: string, here: string): void {
  for (const name of readdirSync(folder)) {
    const owner = /^lock\.(after|new)-/.test(name) ? read(join(folder, name)) : null;
    const trying = owner?.where === here && startedAt(owner.pid) === owner.started;
    if (owner && (name.startsWith('lock.after-') || !trying)) rmSync(join(folder, name), { force: true });
  }
}

function endOfChain(file: string): { last: Owner | null; at: string } {
  let at = file;
  let last = read(at);
  for (let next = last; next; next = read(`${file}.after-${next.mark}`)) {
    at = last === next ? at : `${file}.after-${last?.mark}`;
    last = next;
  }
  return { last, at };
}

/** On this machine the process table knows. Elsewhere (a container with the same volume) only its heartbeat tells. */
async function lives(owner: Owner, at: string, here: string, watchMs: number): Promise<boolean> {
  if (owner.where === here) return startedAt(owner.pid) === owner.started;
  const beat = lastBeat(at);
  for (let waited = 0; waited < watchMs; waited += 250) {
    await sleep(250);
    if (lastBeat(at) !== beat) return true;
  }
  return false;
}

/** An unreadable record may be anybody's: it is watched like an owner on another machine. */
const NOBODY: Owner = { pid: 0, started: '', where: '', mark: 'unreadable' };

function read(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return NOBODY;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const lastBeat = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Somebody removed the file by hand; the next start will say so.
  }
}
