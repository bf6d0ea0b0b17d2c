import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { compile } from './compile.ts';

type Child = { pid: number; lines: string[]; said(line: string): Promise<void>; kill(): Promise<void> };

/** A process of its own running one of our files, for what only a real process can show: dying. */
export async function startChild(file: string, args: string[], env: Record<string, string> = {}): Promise<Child> {
  const child = spawn(process.execPath, [await compile(file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const listen of listeners) listen();
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    pid: child.pid ?? 0,
    lines,
    said: (line) => heard(child, lines, listeners, line),
    async kill() {
      child.kill('SIGKILL');
      // Closed, not only ended: what it wrote before it died has arrived.
      await exited;
    },
  };
}

function heard(child: ChildProcess, lines: string[], listeners: Set<() => void>, line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (!lines.includes(line)) return;
      listeners.delete(check);
      resolve();
    };
    listeners.add(check);
    child.once('close', () => reject(new Error(`the child ended without saying "${line}": ${lines.join(' | ')}`)));
    check();
  });
}
