import { spawn } from 'node:child_process';

type RunOptions = { env?: Record<string, string> | undefined; onOutput?: (text: string) => void; limitMs?: number };

/** The exit code; what cannot be started at all is a failure like any other. Without `onOutput` its output goes to the terminal. */
export function run(command: readonly string[], { env, onOutput, limitMs }: RunOptions = {}): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      stdio: ['ignore', onOutput ? 'pipe' : 'inherit', onOutput ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
      // With a limit, it gets a process group of its own: many commands only start the program that hangs.
      detached: limitMs !== undefined,
    });
    const killGroup = () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    const tooLong = () => {
      onOutput?.(`\nnot done after ${(limitMs ?? 0) / 1000} s`);
      killGroup();
    };
    const limit = limitMs === undefined ? undefined : setTimeout(tooLong, limitMs);
    if (limit) process.once('exit', killGroup);
    const ended = (code: number) => {
      clearTimeout(limit);
      process.off('exit', killGroup);
      resolve(code);
    };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    child.once('error', (error) => {
      onOutput?.(error.message);
      ended(127);
    });
    child.once('close', (code) => ended(code ?? 1));
  });
}

/** The start script of an installed command: npx would ask the network first and cost half a second. */
export const installed = (path: string): string[] => ['node', `node_modules/${path}`];
export const script = (path: string, ...args: string[]): string[] => ['node', '--import', 'tsx', path, ...args];
