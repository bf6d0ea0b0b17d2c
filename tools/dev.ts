import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { installed } from './run.ts';

/** `npm run dev`: the server restarts and the page reloads as you save. Open the page's address; it passes calls on. */

const port = process.env.PORT ?? '3000';
const [, tsx = ''] = installed('tsx/dist/cli.mjs');
const [, vite = ''] = installed('vite/bin/vite.js');

const children = [
  start('server', [tsx, 'watch', '--clear-screen=false', 'packages/server/src/main.ts'], {
    PORT: port,
    SERVE_PAGE: 'off',
    // The database then watches that nobody forgets a transaction.
    NODE_ENV: 'development',
  }),
  start('page', [vite, 'packages/web', '--port', '5173', '--strictPort', '--clearScreen', 'false'], { PORT: port }),
];

function start(name: string, args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: the terminal's Ctrl-C reaches it once, through us. A second signal would cut the database short.
    detached: true,
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} │ ${line}`));
  // Neither is of use without the other: when one ends, both do.
  child.once('exit', (code) => stopAll(code ?? 0));
  return child;
}

let stopping = false;

function stopAll(code: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}

process.on('SIGINT', () => stopAll(0));
process.on('SIGTERM', () => stopAll(0));
