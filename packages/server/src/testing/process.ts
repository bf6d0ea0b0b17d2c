import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { compile } from './compile.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const MAIN = join(ROOT, 'packages/server/src/main.ts');

export type ServerProcess = {
  url: string;
  pid: number;
  output(): string;
  /** Resolves with the exit code (null when killed). */
  exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  stop(): Promise<number | null>;
};

/** `npm start` as a process of its own, API only, on any free port. Resolves when it says it is ready; rejects when it stops first. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const { child, output, exited } = await run(environment);
  const url = await new Promise<string>((ready, failed) => {
    child.stdout?.on('data', () => {
      const said = /is ready in [\d.]+ s: (\S+)/.exec(output());
      if (said?.[1]) ready(said[1]);
    });
    exited.then((code) => failed(new Error(`stopped with ${code} before it was ready:\n${output()}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    output,
    exited,
    kill: (signal) => child.kill(signal),
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** For starts that are meant to be refused. */
export async function refusedStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { output, exited } = await run(environment);
  return { code: await exited, output: output() };
}

async function run(environment: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [await compile(MAIN)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', SERVE_PAGE: 'off', PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout?.on('data', (chunk) => (text += chunk));
  child.stderr?.on('data', (chunk) => (text += chunk));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  const exited = new Promise<number | null>((done) => child.once('close', done));
  return { child, output: () => text, exited };
}
