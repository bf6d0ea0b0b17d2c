import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '#settings.ts';
import { fakeSpeech } from '#testing/fake-speech.ts';
import { humWav } from '#testing/wav.ts';
import type { SpeechEngine } from '../speech-engine.ts';
import { withRemote } from './with-remote.ts';

/** Somebody else's server, which answers what a test wants. */
type Reply = { status?: number; body?: string; waitMs?: number; headers?: Record<string, string> };
let server: Server;
let reply: Reply = {};
let asked: { url: string; key: string; body: Buffer }[] = [];
let lines: string[] = [];
let engine: SpeechEngine;

beforeEach(async () => {
  [asked, lines, reply] = [[], [], {}];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push({ url: request.url ?? '', key: request.headers.authorization ?? '', body: Buffer.concat(chunks) });
    setTimeout(() => response.writeHead(reply.status ?? 200, reply.headers).end(reply.body ?? ''), reply.waitMs ?? 0);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = readSettings({
    ...{ NODE_ENV: 'test', TRANSCRIPTION_URL: `${url}/v1/`, TRANSCRIPTION_API_KEY: 'k1', TRANSCRIPTION_SECONDS: '1' },
    ...{ PRONUNCIATION_URL: `${url}/score`, PRONUNCIATION_API_KEY: 'k2', PRONUNCIATION_SECONDS: '1' },
  });
  engine = withRemote(fakeSpeech(), settings, (line) => lines.push(line));
});
afterEach(async () => {
  await engine.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const TEXT = 'It was cold.';
const read = async () => {
  const file = new Uint8Array(await humWav(2).arrayBuffer());
  return engine.read(7, { file, text: TEXT, accent: 'uk', modelSeconds: 1.4 }).outcome;
};
const word = (text: string, at: number) => ({ word: text, from: at, to: at + 0.5, score: 61, said: true, phones: [] });
const scored = {
  ...{ assessed: 1, total_score: 61, pron_accuracy: 60, pron_fluency: 62, pron_completion: 100 },
  words: ['It', 'was', 'cold'].map(word),
};

test('a reading is scored elsewhere: the file, the text and a key go there, and the score comes back in our shape', async () => {
  reply = { body: JSON.stringify({ ...scored, extra: 'ignored' }) };
  expect(await read()).toMatchObject({ ok: true, seconds: 2, score: { total_score: 61, reason: null } });
  const sent = JSON.parse(asked[0]!.body.toString());
  expect(sent).toMatchObject({ text: TEXT, accent: 'uk', model_seconds: 1.4 });
  expect(Buffer.from(sent.audio, 'base64').subarray(0, 4).toString()).toBe('RIFF');
  expect(asked[0]).toMatchObject({ url: '/score', key: 'Bearer k2' });
  expect(Object.keys(sent).sort()).toEqual(['accent', 'audio', 'model_seconds', 'text']);
  expect(engine.engine).toBe('fake+remote');
});

test('what could not be assessed there has zeros, every word and the reason', async () => {
  reply = { body: JSON.stringify({ assessed: 0, reason: 'noise' }) };
  const outcome = await read();
  expect(outcome).toMatchObject({ ok: true, score: { total_score: 0, assessed: 0, reason: 'noise' } });
  expect(outcome.ok && outcome.score.words.map(({ said }) => said)).toEqual([false, false, false]);
});

/** The fake engine here says 90. */
const HERE = { ok: true, score: { total_score: 90 } };

test.each<{ why: string; reply: Reply; says: RegExp }>([
  { why: 'a status', reply: { status: 500, body: 'secret words of a learner' }, says: /status 500/ },
  { why: 'garbage', reply: { body: '<html>' }, says: /not JSON/ },
  { why: 'another shape', reply: { body: '{"total_score":80}' }, says: /another shape/ },
  { why: 'a score of 180', reply: { body: JSON.stringify({ ...scored, total_score: 180 }) }, says: /another shape/ },
  { why: 'NaN as text', reply: { body: JSON.stringify({ ...scored, total_score: 'NaN' }) }, says: /another shape/ },
  {
    why: 'the words of another sentence',
    reply: { body: JSON.stringify({ ...scored, words: ['It', 'is', 'hot'].map(word) }) },
    says: /another shape/,
  },
  { why: 'silence on the line', reply: { waitMs: 3000 }, says: /TimeoutError/ },
  { why: 'a redirect', reply: { status: 302, headers: { location: 'http://127.0.0.1:9/' } }, says: /TypeError/ },
  { why: 'ten megabytes', reply: { body: `"${'x'.repeat(10_000_000)}"` }, says: /too long/ },
])(
  '$why: the reading is scored here, one line is logged without anything of the learner’s, and it rests',
  async (one) => {
    ({ reply } = one);
    expect(await read()).toMatchObject(HERE);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(one.says);
    expect(lines[0]).not.toMatch(/cold|secret|learner|127\.0/);
    expect(await read()).toMatchObject(HERE);
    expect(asked.length).toBeLessThanOrEqual(1);
  },
);

test('nobody answers at that address', async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  expect(await read()).toMatchObject(HERE);
  server.listen(0);
});

const loud = new Uint8Array(Int16Array.from({ length: 30 * 16_000 }, (_, at) => (at % 40 < 20 ? 3000 : -3000)).buffer);
const transcription = {
  ...{ language: 'english', duration: 30, text: 'I keep two, friends.' },
  words: ['I', 'keep', 'two', 'friends'].map((said, at) => ({ word: said, start: 19 + 3 * at, end: 19.5 + 3 * at })),
  segments: [{ start: 0, end: 30, avg_logprob: -0.2, no_speech_prob: 0.01 }],
};

test('half a minute is written down elsewhere: words with their times and how sure it was, cut at a gap when more follows', async () => {
  reply = { body: JSON.stringify(transcription) };
  const outcome = await engine.answers.hear({ pcm: loud, more: true });
  expect(asked[0]).toMatchObject({ url: '/v1/audio/transcriptions', key: 'Bearer k1' });
  const sent = asked[0]!.body.toString('latin1');
  for (const part of ['whisper-1', 'verbose_json', 'timestamp_granularities[]', 'RIFF']) expect(sent).toContain(part);
  expect(outcome).toEqual({
    ok: true,
    window: {
      ...{ seconds: 23.75, english: 1 },
      words: [
        { text: 'I', from: 19, to: 19.5, confidence: 0.82 },
        { text: 'keep', from: 22, to: 22.5, confidence: 0.82 },
      ],
    },
  });
  expect(engine.answers.engine).toBe('fake+whisper-1');
});

test.each([
  { why: 'a language we do not assess', more: { language: 'chinese' }, english: 0, words: 4 },
  {
    why: 'sounds it does not believe in itself',
    more: { segments: [{ start: 0, end: 30, avg_logprob: -1.5, no_speech_prob: 0.9 }] },
    ...{ english: 1, words: 0 },
  },
])('$why', async ({ more, english, words }) => {
  reply = { body: JSON.stringify({ ...transcription, ...more }) };
  const outcome = await engine.answers.hear({ pcm: loud, more: false });
  expect(outcome).toMatchObject({ ok: true, window: { english } });
  expect(outcome.ok && outcome.window.words).toHaveLength(words);
});

test.each([
  { why: 'it does not tell how sure it was', body: { ...transcription, segments: [] } },
  { why: 'it does not tell when words were said', body: { language: 'en', text: 'I keep two friends.' } },
  {
    why: 'its words run backwards',
    body: { ...transcription, words: [...transcription.words].reverse() },
  },
])('$why: the engine here hears it', async ({ body }) => {
  reply = { body: JSON.stringify(body) };
  expect(await engine.answers.hear({ pcm: loud, more: false })).toMatchObject({ ok: true, window: { words: [] } });
  expect(lines).toEqual(['transcription: an answer of another shape; done here for a minute']);
});

test('silence is sent to nobody', async () => {
  await engine.answers.hear({ pcm: new Uint8Array(64_000), more: false });
  expect(asked).toEqual([]);
});
