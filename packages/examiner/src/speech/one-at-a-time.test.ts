import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type OneAtATime, openOneAtATime } from './one-at-a-time.ts';

/** Says who it is, and does what it is told: by itself plain JavaScript, as the first file of an engine is. */
const FAR_SIDE = `
  import { parentPort, threadId } from 'node:worker_threads';
  const port = parentPort ?? process;
  const say = (message) => (parentPort ? parentPort.postMessage(message) : process.send(message));
  port.on('message', ({ id, asked }) => {
    if (asked === 'hang') return;
    if (asked === 'throw') throw new Error('no');
    if (asked === 'leave') process.exit(3);
    if (asked === 'break') process.kill(process.pid, 'SIGSEGV');
    if (asked === 'surroundings') return say({ id, outcome: Object.keys(process.env) });
    if (asked === 'eat') for (const all = []; ; ) all.push(new Array(1e5).fill({}));
    say({ id, outcome: parentPort ? threadId : process.pid });
  });
  if (!parentPort) process.on('disconnect', () => process.exit());
`;
const folder = mkdtempSync(join(tmpdir(), 'ninefold-far-side-'));
const file = join(folder, 'far-side.mjs');
writeFileSync(file, FAR_SIDE);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let engine: OneAtATime<string, number>;
afterEach(() => engine.close());
const open = (kind: 'thread' | 'process', settings: { timeoutMs?: number; idleMs?: number } = {}) => {
  engine = openOneAtATime({
    timeoutMs: 60_000,
    memoryMb: 64,
    idleMs: 600_000,
    start: pathToFileURL(file),
    kind,
    ...settings,
  });
  return engine.ask;
};
const KINDS = ['thread', 'process'] as const;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(KINDS)('a %s serves one request after another', async (kind) => {
  const ask = open(kind);
  expect(await ask('who')).toBe(await ask('who'));
});

test.each(KINDS)('a %s that nobody needs is ended, and the next request starts a fresh one', async (kind) => {
  const ask = open(kind, { idleMs: 1 });
  const first = (await ask('who')) as number;
  await expect.poll(async () => (await ask('who')) !== first, { interval: 50 }).toBe(true);
  if (kind === 'process') await expect.poll(() => isAlive(first)).toBe(false);
});

test.each(
  KINDS.flatMap((kind) => [
    { kind, told: 'throw', failure: 'crashed' },
    { kind, told: 'leave', failure: 'crashed' },
    { kind, told: 'eat', failure: 'out_of_memory' },
  ]),
)('a $kind told to $told has $failure, and the next request is answered', async ({ kind, told, failure }) => {
  const ask = open(kind);
  expect(await ask(told)).toMatchObject({ ok: false, failure });
  expect(await ask('who')).toBeGreaterThan(0);
});

test('native code that breaks takes its process along, and not this one', async () => {
  const ask = open('process');
  expect(await ask('break')).toMatchObject({ ok: false, failure: 'crashed' });
  expect(await ask('who')).toBeGreaterThan(0);
});

test('a process that reads what strangers send is not handed the secrets of the server', async () => {
  vi.stubEnv('SECRET_KEY', 'not for everybody');
  vi.stubEnv('NODE_OPTIONS', '--no-warnings');
  const names = (await open('process')('surroundings')) as unknown as string[];
  vi.unstubAllEnvs();
  expect(names).toContain('PATH');
  expect(names).not.toContain('SECRET_KEY');
  expect(names).not.toContain('NODE_OPTIONS');
});

test.each(KINDS)('a %s that hangs is given up, and closing ends what is open', async (kind) => {
  const ask = open(kind, { timeoutMs: 1500 });
  expect(await ask('hang')).toMatchObject({ ok: false, failure: 'timed_out' });
  const waiting = ask('hang');
  await engine.close();
  expect(await waiting).toMatchObject({ ok: false, failure: 'closed' });
});

const askerThatThen = (then: 'close' | 'live') => {
  const script = fileURLToPath(new URL('./far-process.testing.ts', import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', script, pathToFileURL(file).href, then]);
};

test('a process ends with whoever asks it, however suddenly that one dies', async () => {
  open('process');
  const asker = askerThatThen('live');
  const [line] = (await once(asker.stdout, 'data')) as [Buffer];
  const pid = Number(String(line));
  expect(isAlive(pid)).toBe(true);
  asker.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

test('whoever closes it goes on behind that, also with nothing else to do', async () => {
  open('process');
  expect(await text(askerThatThen('close').stdout)).toMatch(/^\d+\nclosed\n$/);
});
