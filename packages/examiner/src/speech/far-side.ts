import { type ChildProcess, fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';

/**
 * Where an engine works. A thread is lighter. What runs native code has a process of its own: when that code breaks, the
 * server lives on, and when the process ends, all of its memory is given back.
 */
export type FarSideKind = 'thread' | 'process';
export type FarSideStart = { kind: FarSideKind; file: URL; memoryMb: number };

type Asked = { id: number; asked: unknown };
type Told = { id: number; outcome: unknown };
type Heard = {
  told: (message: Told) => void;
  /** It broke down or ended without being asked to. */
  broke: (about: string) => void;
};
export type FarSide = {
  post: (message: Asked) => void;
  /** Whether it keeps this process alive. */
  hold: (held: boolean) => void;
  end: () => Promise<unknown>;
};

export const openFarSide = (start: FarSideStart, heard: Heard): FarSide =>
  start.kind === 'thread' ? openThread(start, heard) : openProcess(start, heard);

function openThread({ file, memoryMb }: FarSideStart, { told, broke }: Heard): FarSide {
  const worker = new Worker(file, {
    // None of the caller's own flags: a test runner's or a debugger's would not work in here.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  worker.on('message', told);
  worker.on('error', (error) => broke(String(error)));
  // A thread can also end without a word.
  worker.on('exit', (code) => broke(`the thread ended with ${code}`));
  return {
    post: (message) => worker.postMessage(message),
    hold: (held) => (held ? worker.ref() : worker.unref()),
    end: () => worker.terminate(),
  };
}

/**
 * Large pieces of memory go back to the system as soon as they are free, instead of being kept for the next time: a model
 * of 77 MB took 233 MB without this and takes 167 MB with it. Read by glibc alone.
 */
const GIVES_BACK = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
  // What is asked for anew for every word comes in pages of 2 MB where the system has them: thousands of steps fewer.
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};
/**
 * All that a process needs of the server's surroundings. It reads what strangers send, so it is not handed the secret key,
 * the database or the store of files, which an operator names in the same way.
 */
const NEEDED = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'TMP',
  'TEMP',
  'LD_LIBRARY_PATH',
  'NODE_ENV',
  'SystemRoot',
];
const surroundings = () =>
  Object.fromEntries(NEEDED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
/** Of what a process complains about, the end: there stands why. */
const LAST_WORDS = 2000;

function openProcess({ file, memoryMb }: FarSideStart, { told, broke }: Heard): FarSide {
  const child = fork(file, {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: { ...surroundings(), ...GIVES_BACK },
    // Recordings are bytes: as JSON they would be many times as long.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (text: Buffer) => {
    complaints = `${complaints}${text}`.slice(-LAST_WORDS);
  });
  child.on('message', (message) => told(message as Told));
  child.on('error', (error) => broke(String(error)));
  // Not with its exit: its last words may still be on their way.
  child.on('close', (code, signal) => broke(`the process ended with ${signal ?? code} ${complaints}`));
  return {
    // Whether it arrived is told by an answer; one that ended has told so itself.
    post: (message) => void child.send(message, () => {}),
    hold: (held) => hold(child, held),
    end: () => ended(child),
  };
}

function hold(child: ChildProcess, held: boolean): void {
  const parts = [child, child.channel, child.stderr as unknown as { ref?: () => void; unref?: () => void } | null];
  for (const part of parts) (held ? part?.ref : part?.unref)?.call(part);
}

/** Nothing in there is worth a last word: what it was asked is asked again. */
function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  // Whoever waits for the end must still be there when it comes.
  hold(child, true);
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}
