import { spawn } from 'node:child_process';

/** A command that a person could type as well. */
export type Step = { name: string; command: string[]; env?: Record<string, string> };
export type StepResult = { name: string; passed: boolean; seconds: number; output: string };

/** Runs steps side by side, `width` at a time, and tells each in one line as it ends; a failure with all it said. */
export async function runSteps(steps: readonly Step[], width: number): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      tell(result);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

export async function runStep({ name, command, env }: Step): Promise<StepResult> {
  const from = performance.now();
  let output = '';
  const code = await run(command, { env, onOutput: (text) => (output += text) });
  return { name, passed: code === 0, seconds: (performance.now() - from) / 1000, output };
}

export function tell({ name, passed, seconds, output }: StepResult): void {
  console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s`);
  if (!passed) console.log(indent(output.trim() || 'ended without a word'));
}

type RunOptions = { env?: Record<string, string> | undefined; onOutput?: (text: string) => void };

/** The exit code; what cannot be started at all is a failure like any other. Without `onOutput` it talks for itself. */
export function run([program = '', ...args]: readonly string[], { env, onOutput }: RunOptions = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      stdio: ['ignore', onOutput ? 'pipe' : 'inherit', onOutput ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
    child.once('error', (error) => {
      onOutput?.(error.message);
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** The start script of an installed command: npx would ask the network first and cost half a second. */
export const installed = (path: string): string[] => ['node', `node_modules/${path}`];
export const script = (path: string, ...args: string[]): string[] => ['node', '--import', 'tsx', path, ...args];

const indent = (text: string) => text.replace(/^/gm, '    ');
