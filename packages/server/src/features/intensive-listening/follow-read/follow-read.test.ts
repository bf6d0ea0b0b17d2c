// @postgres: leases of readings
import { randomUUID } from 'node:crypto';
import type { ReadingOutcome } from '@ninefold/examiner/speech/speech-thread';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#features/identity/identity.testing.ts';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { openTestApp, type Visitor } from '#testing/app.ts';
import { onPostgres } from '#testing/database.ts';
import { fakeSpeech, sentenceScore } from '#testing/fake-speech.ts';
import { PNG } from '#testing/small-files.ts';
import { humWav } from '#testing/wav.ts';

/** What the engine answers to the next readings, oldest first; without an answer it keeps a reading for ever. */
let answers: ReadingOutcome[] = [];
const scored = (text: string, score: number): ReadingOutcome => ({
  ok: true,
  seconds: 2,
  score: sentenceScore(text, score),
});
const speech = fakeSpeech(() => answers.shift() ?? new Promise(() => {}));

let library: PracticeSite;
let site: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  library = await openPracticeSite();
  site = await openTestApp({ beside: library, deps: { speech }, workers: false });
}, 180_000);
afterAll(async () => {
  await site.close();
  await library.close();
});

type Api = Pick<Visitor, 'api'>;
const section = () => library.id('set1-section-2');
async function guest() {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  return visitor;
}
const read = ({ api }: Api, order: number, { key = randomUUID() as string, seq = 0, file = humWav(2) } = {}) =>
  api.listening.scoreSentence({ id: section(), order, key, seq }, file);
const scores = async ({ api }: Api) => (await api.listening.getSentenceScoreList({ id: section() })).list;
const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    ({ error, fields }) => [error, ...fields].join(' '),
  );

test('a reading waits with its place, is scored, and stands at its sentence with what came before', async () => {
  const learner = await guest();
  const { content } = await learner.api.listening.getSentencePaper({ id: section() });
  const sentence = content[3]!;
  answers = [scored(sentence.content, 64)];
  const waiting = await read(learner, 4);
  expect(waiting).toMatchObject({
    order: 4,
    ref_text: sentence.content,
    file_url: expect.stringMatching(/^\/files\//),
  });
  await expect.poll(async () => (await scores(learner))[0]?.state).toBe('scored');
  answers = [scored(sentence.content, 82)];
  await read(learner, 4);
  await expect.poll(async () => (await scores(learner))[0]?.tries).toEqual([64, 82]);
  const [last] = await scores(learner);
  expect(last).toMatchObject({
    total_score: 82,
    pron_completion: 100,
    assessed: 1,
    reason: '',
    queue: null,
    seconds: 2,
  });
  expect(last?.words.length).toBeGreaterThan(2);
});

test('a long reading comes in pieces and is one recording; sent again it is one reading', async () => {
  const learner = await guest();
  const key = randomUUID();
  answers = [scored('x', 70)];
  await learner.api.recording.addPiece({ key, seq: 0 }, humWav(5));
  const first = await read(learner, 2, { key, seq: 1 });
  const again = await read(learner, 2, { key, seq: 1 });
  expect(again.id).toBe(first.id);
  expect(first.seconds).toBe(7);
  expect(await refused(read(learner, 3, { key, seq: 1 }))).toBe('conflict key');
  expect(await refused(read(learner, 2, { key: randomUUID(), seq: 4 }))).toBe('conflict seq');
});

test('a scoring that fails stores zeros with the recording, and stays out of the totals', async () => {
  const learner = await guest();
  answers = [scored('x', 71), { ok: false, failure: 'crashed', about: 'a test' }];
  await read(learner, 1);
  await expect.poll(async () => (await scores(learner))[0]?.state).toBe('scored');
  await read(learner, 1);
  await expect.poll(async () => (await scores(learner))[0]?.state).toBe('failed');
  const [failed] = await scores(learner);
  expect(failed).toMatchObject({ total_score: 0, pron_accuracy: 0, assessed: 0, reason: 'failed', tries: [71] });
  expect(failed?.file_url).toMatch(/^\/files\/[0-9a-f]{32}\.wav$/);
  expect((await learner.request({ method: 'GET', url: failed?.file_url ?? '' })).statusCode).toBe(200);
});

test('silence is not assessed, and the reason is told', async () => {
  const learner = await guest();
  const silent = {
    ...sentenceScore('', 0),
    pron_completion: 0,
    words: [],
    assessed: 0 as const,
    reason: 'silence' as const,
  };
  answers = [{ ok: true, seconds: 2, score: silent }];
  await read(learner, 5);
  await expect
    .poll(async () => (await scores(learner))[0])
    .toMatchObject({ state: 'scored', assessed: 0, reason: 'silence', tries: [] });
});

test('somebody else sees none of it, and what is no recording, no sentence or no paper is refused', async () => {
  const [lin, chen] = [await guest(), await guest()];
  answers = [scored('x', 90)];
  const { recording_id, file_url } = await read(lin, 1);
  expect(await scores(chen)).toEqual([]);
  expect((await chen.request({ method: 'GET', url: file_url })).statusCode).toBe(404);
  expect(await refused(chen.api.recording.remove({ id: recording_id }))).toBe('not_found id');
  expect(await refused(read(chen, 1, { file: new Blob([]) }))).toBe('file_not_accepted file');
  expect(await refused(read(chen, 1, { file: new Blob([Uint8Array.from(PNG)]) }))).toBe('file_not_accepted file');
  expect(await refused(read(chen, 1999))).toBe('not_found order');
  await lin.api.recording.remove({ id: recording_id });
  await expect.poll(async () => (await scores(lin))[0]).toMatchObject({ file_url: '', total_score: 90 });
});

test('what a guest’s device kept goes to the account the guest became, and to nobody else', async () => {
  const visitor = await guest();
  const by = (await visitor.api.student.getInfo()).id;
  const key = randomUUID();
  await visitor.api.recording.addPiece({ key, seq: 0 }, humWav(5));
  const learner = await register(library, undefined, visitor);
  const stranger = await guest();
  const last = { id: section(), order: 3, key, by };
  // Before anything else: a section that the stranger may not open must not let the device give it up.
  expect(await refused(stranger.api.listening.scoreSentence({ ...last, id: 999_999, seq: 2 }, humWav(1)))).toBe(
    'forbidden',
  );
  expect(await refused(stranger.api.recording.addPiece({ key, by, seq: 1 }, humWav(1)))).toBe('forbidden');
  answers = [scored('x', 66)];
  await learner.api.recording.addPiece({ key, by, seq: 1 }, humWav(5));
  expect(await learner.api.listening.scoreSentence({ ...last, seq: 2 }, humWav(1))).toMatchObject({
    order: 3,
    seconds: 11,
  });
});

test('a reading whose process died is begun again by whoever asks, once its lease is over', async () => {
  const learner = await guest();
  answers = [];
  const { id } = await read(learner, 6);
  // The next start: nobody in this process knows of it any more.
  const next = await openTestApp({ beside: library, deps: { speech }, workers: false });
  const there = next.visitor();
  for (const [name, value] of learner.cookies) there.cookies.set(name, value);
  expect((await scores(there))[0]).toMatchObject({ state: 'waiting', queue: { ahead: 0 } });
  await library.rows(`update sentence_scores set leased_until = now() - interval '1 second' where id = $1`, [id]);
  answers = [scored('x', 77)];
  await expect.poll(async () => (await scores(there))[0]).toMatchObject({ state: 'scored', total_score: 77 });
  await next.close();
});

test.runIf(onPostgres)('read again at another process, it is the newer reading that both tell of', async () => {
  const learner = await guest();
  answers = [];
  const older = await read(learner, 8);
  const other = await openTestApp({ beside: library, deps: { speech }, workers: false });
  const there = other.visitor();
  for (const [name, value] of learner.cookies) there.cookies.set(name, value);
  const newer = await read(there, 8);
  const asked = { id: section(), orders: [8] };
  for (const { api } of [learner, there])
    expect((await api.listening.getSentenceScoreList(asked)).list.map(({ id }) => id)).toEqual([newer.id]);
  expect(newer.id).toBeGreaterThan(older.id);
  await other.close();
});

test('a stop fails nobody: what waited is begun again at once by whoever asks after the next start', async () => {
  const learner = await guest();
  answers = [{ ok: false, failure: 'closed', about: 'the server stopped' }];
  await read(learner, 7);
  answers = [scored('x', 68)];
  await expect.poll(async () => (await scores(learner))[0]).toMatchObject({ state: 'scored', total_score: 68 });
});

test('nobody fills the queue: ten readings wait, the next is told to come later, and no sentence takes two minutes', async () => {
  const learner = await guest();
  answers = [];
  for (let order = 1; order <= 10; order += 1) await read(learner, order);
  const { error, details } = await read(learner, 11).catch((refusal) => refusal);
  expect([error, details]).toEqual(['too_many_requests', { retry_after: 15 }]);
  const other = await guest();
  const key = randomUUID();
  for (let seq = 0; seq < 13; seq += 1) await other.api.recording.addPiece({ key, seq }, humWav(5));
  expect(await refused(read(other, 1, { key, seq: 13 }))).toBe('file_not_accepted file');
});
