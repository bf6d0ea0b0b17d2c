import { afterEach, expect, test } from 'vitest';
import { readSettings } from '#settings.ts';
import { humWav } from '#testing/wav.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { openSpeechPool } from './speech-pool.ts';

let pool: SpeechEngine;
afterEach(() => pool.close());

const threadThat = (body: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort as port } from 'node:worker_threads';
       const answer = (message) => port.postMessage({ id: message.id, outcome: { ok: true, seconds: 1,
         score: { total_score: 1, words: [], reason: message.asked.text } } });
       port.on('message', (message) => { ${body} });`,
    )}`,
  );
const open = (body: string, settings: Record<string, string> = {}) => {
  const said: string[] = [];
  pool = openSpeechPool(readSettings({ NODE_ENV: 'test', SPEECH_SCORING_SECONDS: '3', ...settings }), {
    start: threadThat(body),
    say: (line) => said.push(line),
  });
  return said;
};
const reading = (text: string) => ({ file: new Uint8Array(4), text, accent: 'uk' as const });

test('who waits sees their place, and nobody waits behind ten readings of another', async () => {
  open('setTimeout(() => answer(message), 20)');
  const order: string[] = [];
  const read = (learner: number, text: string) => {
    const ticket = pool.read(learner, reading(text));
    void ticket.outcome.then(() => order.push(text));
    return ticket;
  };
  const mine = ['a1', 'a2', 'a3'].map((text) => read(1, text));
  const other = read(2, 'b1');
  expect(mine.map((ticket) => ticket.place().ahead)).toEqual([0, 2, 3]);
  expect(other.place().ahead).toBe(1);
  expect(other.place().seconds).toBeGreaterThan(mine[0]!.place().seconds);
  await Promise.all([...mine, other].map(({ outcome }) => outcome));
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  expect(mine[2]!.place().ahead).toBe(0);
});

test.each([
  { name: 'hangs', body: `if (message.asked.text !== 'bad') answer(message)`, failure: 'timed_out' },
  { name: 'ends', body: `message.asked.text === 'bad' ? process.exit(1) : answer(message)`, failure: 'crashed' },
  {
    name: 'throws',
    body: `if (message.asked.text === 'bad') throw new Error('no'); answer(message)`,
    failure: 'crashed',
  },
])('a thread that $name loses its own reading, and the next one is read by a fresh one', async ({ body, failure }) => {
  const said = open(body, { SPEECH_SCORING_SECONDS: '5' });
  const [bad, good] = ['bad', 'good'].map((text) => pool.read(1, reading(text)));
  expect(await bad!.outcome).toMatchObject({ ok: false, failure });
  expect(await good!.outcome).toMatchObject({ ok: true, score: { reason: 'good' } });
  expect(said).toHaveLength(1);
});

test('a thread that wants too much memory is ended and named', async () => {
  open(`const all = []; for (;;) all.push(new Array(1e5).fill({}));`, {
    SPEECH_SCORING_SECONDS: '60',
    SPEECH_SCORING_MEMORY_MB: '64',
  });
  expect(await pool.read(1, reading('hungry')).outcome).toMatchObject({ ok: false, failure: 'out_of_memory' });
});

test('the real thread judges the upload itself, and a stop answers who still waits', async () => {
  pool = openSpeechPool(readSettings({ NODE_ENV: 'test' }));
  const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
  const unreadable = await pool.read(1, { ...reading('x'), file: picture }).outcome;
  expect(unreadable).toEqual({ ok: false, failure: 'unreadable', reason: 'not_audio' });
  const hum = new Uint8Array(await humWav(2).arrayBuffer());
  const [running, waiting] = [pool.read(1, { ...reading('x'), file: hum }), pool.read(1, reading('y'))];
  await pool.close();
  expect(await running.outcome).toMatchObject({ ok: false, failure: 'closed' });
  expect(await waiting.outcome).toMatchObject({ ok: false, failure: 'closed' });
});
