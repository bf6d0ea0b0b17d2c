import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The product as a person starts it: its own process, a free port, an empty data folder of its own. */
export type RealServer = {
  url: string;
  dataDir: string;
  pid: number;
  /** All the server has printed so far. */
  output(): string;
  secondsToReady: number;
  /** Asks it to stop and waits; the data folder goes with it unless it was given from outside. */
  stop(): Promise<void>;
};

type Options = {
  settings?: Record<string, string>;
  dataDir?: string;
  patienceMs?: number;
  /** Another way to start the same product; journeys have one with extra routes. */
  entry?: string;
};

export async function startRealServer({
  settings = {},
  dataDir,
  patienceMs = 120_000,
  entry = 'packages/server/src/main.ts',
}: Options = {}): Promise<RealServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'ninefold-server-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const from = performance.now();
  let output = '';
  // What is not of the product itself names files at run time, which one compiled file would not find.
  const how = entry.startsWith('packages/') ? ['packages/server/src/compiled.mjs', entry] : ['--import', 'tsx', entry];
  const server = spawn(process.execPath, how, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ownEnvironment(), PORT: String(port), DATA_DIR: folder, ...settings },
  });
  server.stdout.on('data', (chunk) => (output += chunk));
  server.stderr.on('data', (chunk) => (output += chunk));
  const killed = () => server.kill('SIGKILL');
  process.once('exit', killed);
  const stop = async () => {
    process.off('exit', killed);
    await stopped(server);
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(server, url, from + patienceMs);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}\n${output.trim()}`);
  }
  return {
    url,
    dataDir: folder,
    pid: server.pid ?? 0,
    output: () => output,
    secondsToReady: (performance.now() - from) / 1000,
    stop,
  };
}

/** Settings of the person at the keyboard must not leak into a server under test. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { PORT, HOST, DATABASE_URL, PUBLIC_URL, DATA_DIR, SECRET_KEY, NODE_ENV, ...rest } = process.env;
  return rest;
}

async function ready(server: ChildProcess, url: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready.`);
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    await pause(25);
  }
  throw new Error('The server was not ready in time.');
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGTERM');
  const impatient = setTimeout(() => server.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(impatient);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
