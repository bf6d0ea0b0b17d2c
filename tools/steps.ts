import { run } from './run.ts';

/** A command that a person could type as well. */
export type Step = { name: string; command: string[]; env?: Record<string, string> };
type StepResult = { name: string; passed: boolean; seconds: number; output: string };

/** Longer than any step needs on a busy machine; a tool that hangs is stopped and named. */
const STEP_LIMIT_MS = 600_000;

/** Runs steps side by side, `width` at a time, and tells each in one line as it ends; a failure with all it said. */
export async function runSteps(steps: readonly Step[], width: number): Promise<StepResult[]> {
  // Steps have process groups of their own, so Ctrl-C has to be passed on: leaving ends them.
  process.once('SIGINT', () => process.exit(130));
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

async function runStep({ name, command, env }: Step): Promise<StepResult> {
  const from = performance.now();
  let output = '';
  const code = await run(command, { env, onOutput: (text) => (output += text), limitMs: STEP_LIMIT_MS });
  return { name, passed: code === 0, seconds: (performance.now() - from) / 1000, output };
}

export function tell({ name, passed, seconds, output }: StepResult): void {
  console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s`);
  if (!passed) console.log(indent(output.trim() || 'ended without a word'));
}

const indent = (text: string) => text.replace(/^/gm, '    ');
