import { afterEach, expect, test } from 'vitest';
import { readSettings } from '#settings.ts';
import { type ExaminerPool, openExaminerPool } from './examiner-pool.ts';

let pool: ExaminerPool;
afterEach(() => pool.close());

const threadThat = (body: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort as port } from 'node:worker_threads';
       const answer = (message) => port.postMessage({ id: message.id, report: { assessable: false, task: 2, words: 1,
         reason: { code: 'too_short', zh: '', en: message.request.essay } } });
       port.on('message', (message) => { ${body} });`,
    )}`,
  );
const open = (body: string, settings: Record<string, string> = {}) => {
  const said: string[] = [];
  pool = openExaminerPool(readSettings({ NODE_ENV: 'test', ESSAY_SCORING_SECONDS: '1', ...settings }), {
    thread: threadThat(body),
    say: (line) => said.push(line),
  });
  return said;
};
const request = (essay: string) => ({ task: 2 as const, prompt: '', essay });

test('so many at once as the settings say, the others wait in the order of asking', async () => {
  open('answer(message)', { ESSAY_SCORERS: '2' });
  const [first] = [await pool.slot(), await pool.slot()];
  const order: string[] = [];
  const waiting = ['a', 'b'].map(async (essay) => {
    const slot = await pool.slot();
    order.push(essay);
    slot.release();
  });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(order).toEqual([]);
  first.release();
  // Giving it back twice must not make a third one.
  first.release();
  await Promise.all(waiting);
  expect(order).toEqual(['a', 'b']);
});

test.each([
  { name: 'hangs', body: `if (message.request.essay !== 'bad') answer(message)`, failure: 'timed_out' },
  { name: 'ends', body: `message.request.essay === 'bad' ? process.exit(1) : answer(message)`, failure: 'crashed' },
  {
    name: 'throws',
    body: `if (message.request.essay === 'bad') throw new Error('no'); answer(message)`,
    failure: 'crashed',
  },
])('a thread that $name loses its own essay, and the next one is read by a fresh one', async ({ body, failure }) => {
  const said = open(body, { ESSAY_SCORING_SECONDS: '3' });
  expect(await pool.score(request('bad'))).toMatchObject({ ok: false, failure });
  expect(said).toHaveLength(1);
  expect(await pool.score(request('good'))).toMatchObject({ ok: true, report: { reason: { en: 'good' } } });
});

test('a thread that wants too much memory is ended and named', async () => {
  open(`const all = []; for (;;) all.push(new Array(1e5).fill({}));`, {
    ESSAY_SCORING_SECONDS: '60',
    ESSAY_SCORING_MEMORY_MB: '64',
  });
  expect(await pool.score(request('hungry'))).toMatchObject({ ok: false, failure: 'out_of_memory' });
});

test('an engine says which one it is', () => {
  open('answer(message)');
  expect(pool.engine).toMatch(/^\d{4}(\.\d+){2,3} trained$/);
});
