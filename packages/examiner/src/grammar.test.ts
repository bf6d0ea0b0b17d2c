import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

describe('npm run grammar', () => {
  test('writes one corrected sentence for each line, in order, and empty lines stay', async () => {
    const lines = ['He go to school every day.', '', 'There are many car in the city.', 'Nothing is wrong here.'];
    expect((await run(lines)).split('\n')).toEqual([
      'He goes to school every day.',
      '',
      'There are many cars in the city.',
      'Nothing is wrong here.',
      '',
    ]);
  });

  test('with --json the edits stand where they say', async () => {
    const [line] = (await run(['There are many car in the city.'], '--json')).trim().split('\n');
    const { sentence, corrected, edits } = JSON.parse(line!) as {
      sentence: string;
      corrected: string;
      edits: { start: number; end: number; original: string; kind: string }[];
    };
    expect(corrected).toBe('There are many cars in the city.');
    expect(edits.map(({ start, end }) => sentence.slice(start, end))).toEqual(['car']);
    expect(edits[0]).toMatchObject({ original: 'car', kind: 'number' });
  });
});

function run(lines: string[], ...flags: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('./grammar.ts', import.meta.url));
    const child = execFile(process.execPath, ['--import', 'tsx', script, ...flags], (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    child.stdin!.end(`${lines.join('\n')}\n`);
  });
}
