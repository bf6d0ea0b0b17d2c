import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openExaminer } from './examiner.ts';
import type { EssayRequest } from './report.ts';

const folder = new URL('../../samples/', import.meta.url);
const essay: EssayRequest = JSON.parse(readFileSync(new URL('task-2-band-6.json', folder), 'utf8'));
const examiner = openExaminer({ method: 'rules' });
afterAll(() => examiner.close());

describe('the examiner in its own thread', () => {
  test('answers many essays in the order of asking, each with its own report', async () => {
    const reports = await Promise.all([essay, { ...essay, essay: '' }, essay].map((one) => examiner.scoreEssay(one)));
    expect(reports.map((report) => report.assessable)).toEqual([true, false, true]);
    expect(reports[2]).toEqual(reports[0]);
  });

  test('leaves the event loop of its caller free', async () => {
    await examiner.scoreEssay(essay);
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await Promise.all(Array.from({ length: 6 }, () => examiner.scoreEssay(essay)));
    clearInterval(timer);
    // In this thread it would take six turns at most, one between two essays.
    expect(turns).toBeGreaterThan(30);
  });

  test('an essay that takes too long is answered, and the next one is read', async () => {
    const errors: string[] = [];
    const hurried = openExaminer({ method: 'rules', timeoutMs: 1, onError: (error) => errors.push(error) });
    expect(await hurried.scoreEssay(essay)).toMatchObject({ assessable: false, reason: { code: 'failed' } });
    expect(errors[0]).toContain('longer than 1 ms');
    await hurried.close();
    expect((await examiner.scoreEssay(essay)).assessable).toBe(true);
  });

  test('says how it came to the estimate when it works without trained weights', async () => {
    expect(await examiner.scoreEssay(essay)).toMatchObject({ assessable: true, method: 'rules' });
  });
});

describe('npm run score', () => {
  test('one line of bands for each line of essays, in order, and nothing else', async () => {
    const lines = [
      JSON.stringify({ ...essay, id: 7 }),
      'no JSON at all',
      JSON.stringify({ id: 'empty', task: 1, prompt: '', essay: '' }),
    ];
    const answers = (await score(lines.join('\n')))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers.map((answer) => answer.id)).toEqual([7, null, 'empty']);
    for (const answer of answers)
      expect(Object.keys(answer)).toEqual(['id', 'overall', 'tr', 'cc', 'lr', 'gra', 'low', 'high', 'assessable']);
    expect(answers[0]!.overall).toBeGreaterThanOrEqual(5);
    expect(answers[1]).toMatchObject({ overall: null, assessable: false });
  });
});

function score(input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('../score.ts', import.meta.url));
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', script],
      { env: { ...process.env, EXAMINER_METHOD: 'rules' } },
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    );
    child.stdin!.end(`${input}\n`);
  });
}
