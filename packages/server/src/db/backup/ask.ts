import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '#start-refused.ts';

/**
 * The embedded database belongs to one process, so while the server runs only the server can copy it. A command asks
 * by a file in DATA_DIR: it works in every container and on every system, and whoever may write there owns the data.
 */
type Answer = { said: string; failed: boolean };

const ASK = /^backup-ask-([0-9a-f]{16})\.json$/;
const LOOK_MS = 500;
const TAKEN_WITHIN_MS = 15_000;
/** A server that died on the way answers never. */
const DONE_WITHIN_MS = 30 * 60_000;

/** Looks for asks and answers them, one at a time. */
export function answerAsks(
  dataDir: string,
  make: (file: string) => Promise<string>,
  lookMs = LOOK_MS,
): { stop(): Promise<void> } {
  let busy: Promise<void> | null = null;
  const look = () => {
    const name = busy ? undefined : asksIn(dataDir)[0];
    if (name)
      busy = answer(dataDir, name, make)
        .catch((error: unknown) => console.error('a backup was asked for and could not be answered:', error))
        .finally(() => {
          busy = null;
        });
  };
  const timer = setInterval(look, lookMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await busy;
    },
  };
}

/** A folder that cannot be read for a moment (a network disk, say) must not end the server. */
function asksIn(dataDir: string): string[] {
  try {
    return readdirSync(dataDir).filter((entry) => ASK.test(entry));
  } catch {
    return [];
  }
}

async function answer(dataDir: string, name: string, make: (file: string) => Promise<string>): Promise<void> {
  const id = ASK.exec(name)?.[1] ?? '';
  const taken = join(dataDir, `backup-taken-${id}.json`);
  renameSync(join(dataDir, name), taken);
  const reply = await Promise.resolve(JSON.parse(readFileSync(taken, 'utf8')) as { file: string })
    .then(({ file }) => make(file))
    .then(
      (said): Answer => ({ said, failed: false }),
      (error: Error): Answer => ({ said: error.message, failed: true }),
    );
  put(join(dataDir, `backup-answer-${id}.json`), reply);
  rmSync(taken, { force: true });
}

/** Waits for the server's answer; a process that has the folder and is no server does not take the ask. */
export async function askForBackup(dataDir: string, file: string, takenWithinMs = TAKEN_WITHIN_MS): Promise<string> {
  const id = randomBytes(8).toString('hex');
  const ask = join(dataDir, `backup-ask-${id}.json`);
  const reply = join(dataDir, `backup-answer-${id}.json`);
  put(ask, { file });
  for (let waited = 0; ; waited += 100) {
    await sleep(100);
    if (existsSync(reply)) break;
    if (waited < (existsSync(ask) ? takenWithinMs : DONE_WITHIN_MS)) continue;
    rmSync(ask, { force: true });
    throw new StartRefused(`the process that has ${dataDir} does not answer; try again when it is done.`);
  }
  const { said, failed } = JSON.parse(readFileSync(reply, 'utf8')) as Answer;
  rmSync(reply, { force: true });
  if (failed) throw new StartRefused(said);
  return said;
}

function put(path: string, value: object): void {
  writeFileSync(`${path}.new`, JSON.stringify(value), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
