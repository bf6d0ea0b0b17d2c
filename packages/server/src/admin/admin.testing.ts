import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { format, promisify } from 'node:util';
import { vi } from 'vitest';
import { compile } from '#testing/compile.ts';
import type { Place } from '#testing/database.ts';
import { runAdmin } from './run.ts';

type Said = { code: number; said: string };

const ADMIN = join(import.meta.dirname, '../admin.ts');

/** The command as an operator types it, as a process of its own: for what only a real exit code can show. */
export async function adminProcess(where: Place, ...args: string[]): Promise<Said> {
  const run = promisify(execFile)(process.execPath, [await compile(ADMIN), ...args], {
    env: { ...process.env, ...where },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
}

/** The same in this process, without the five seconds that a process of its own takes to start. */
export async function admin(where: Place, ...args: string[]): Promise<Said> {
  const lines = { log: [] as string[], error: [] as string[] };
  const spies = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((...words) => void lines[stream].push(`${format(...words)}\n`)),
  );
  for (const [name, value] of Object.entries(where)) vi.stubEnv(name, value);
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await runAdmin(args);
    const code = Number(process.exitCode);
    return { code, said: (code === 0 ? lines.log : [...lines.log, ...lines.error]).join('') };
  } finally {
    process.exitCode = before;
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}
