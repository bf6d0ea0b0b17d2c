import { randomUUID } from 'node:crypto';
import type { ReadingOutcome } from '@ninefold/examiner/speech/speech-thread';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { openTestApp, type Visitor } from '#testing/app.ts';
import { fakeSpeech, sentenceScore } from '#testing/fake-speech.ts';
import { humWav } from '#testing/wav.ts';
import { startSet } from './training.testing.ts';

/** What the engine answers to the next readings; without an answer it keeps a reading for ever. */
let answers: ReadingOutcome[] = [];
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

async function begun() {
  const learner = site.visitor();
  await learner.api.student.getTouristToken();
  const record = await startSet(learner, library.id('dictation-connected-speech'));
  const sentence = record.items.find((item) => item.do === 'say');
  if (sentence?.do !== 'say') throw new Error('the set has nothing to read aloud');
  return { learner, record, sentence };
}
type Begun = Awaited<ReturnType<typeof begun>>;

const read = ({ learner, record, sentence }: Begun, item = sentence.key) =>
  learner.api.training.readAloud({ record_id: record.id, item, key: randomUUID(), seq: 0 }, humWav(2));

/** Read aloud, and scored by the engine with this total. */
async function scored(one: Begun, total: number) {
  answers = [{ ok: true, seconds: 2, score: sentenceScore(one.sentence.text, total) }];
  const { id } = await read(one);
  await expect.poll(async () => (await one.learner.api.training.getReading({ id })).state).toBe('scored');
  return String(id);
}
const give = ({ learner, record, sentence }: Begun, given: { value?: string; skip?: boolean }) =>
  learner.api.training.saveAnswer({ record_id: record.id, item: sentence.key, key: randomUUID(), ...given });
const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    ({ error, fields }) => [error, ...fields].join(' '),
  );
const exercisesInBook = async ({ learner: { api } }: { learner: Pick<Visitor, 'api'> }) =>
  (await api.mistakes.getSummary({})).rows.reduce((sum, { kind, open }) => sum + (kind === 'exercise' ? open : 0), 0);

test.each([
  { total: 88, outcome: 'right', reason: '', lost: 0 },
  { total: 70, outcome: 'close', reason: 'SOUNDS_OFF', lost: 0 },
  { total: 41, outcome: 'wrong', reason: 'SOUNDS_OFF', lost: 1 },
])('a sentence read aloud at $total is $outcome, with every word beside it', async ({ total, lost, ...mark }) => {
  const one = await begun();
  expect(one.sentence).toMatchObject({ record_id: one.record.id, hear: { url: expect.stringContaining('/content/') } });
  const answer = await give(one, { value: await scored(one, total) });
  expect(answer).toMatchObject({ ...mark, solution: { reading: { total_score: total, assessed: 1 } } });
  if (answer.solution.of !== 'exercise') throw new Error('no exercise');
  expect(answer.solution.reading?.words.length).toBeGreaterThan(3);
  expect(answer.solution.explain?.zh).toBeTruthy();
  expect(await exercisesInBook(one)).toBe(lost);
});

test('who cannot speak leaves it out: not wrong, not in the book, and not asked again', async () => {
  const one = await begun();
  expect(await give(one, { skip: true })).toMatchObject({ outcome: 'skipped', reason: 'NOT_READ', given: null });
  expect(await exercisesInBook(one)).toBe(0);
  const { result } = await one.learner.api.training.submit({ record_id: one.record.id });
  expect(result).toMatchObject({ skipped: 1, wrong: 0, right: 0 });
  const other = await begun();
  const typed = other.record.items.find((item) => item.do !== 'say');
  const skip = { record_id: other.record.id, item: typed?.key ?? '', key: randomUUID(), skip: true };
  expect(await refused(other.learner.api.training.saveAnswer(skip))).toBe('invalid_input skip');
});

test('a recording that the engine cannot judge is not the learner’s fault', async () => {
  const one = await begun();
  answers = [{ ok: false, failure: 'failed' } as unknown as ReadingOutcome];
  const { id } = await read(one);
  await expect.poll(async () => (await one.learner.api.training.getReading({ id })).state).toBe('failed');
  expect(await give(one, { value: String(id) })).toMatchObject({ outcome: 'skipped', reason: 'NOT_HEARD' });
});

test('only a scored reading of this very sentence, by this very learner, is an answer', async () => {
  const [one, other] = [await begun(), await begun()];
  const theirs = await scored(other, 95);
  expect(await refused(give(one, { value: theirs }))).toBe('invalid_input value');
  expect(await refused(one.learner.api.training.getReading({ id: Number(theirs) }))).toBe('not_found id');
  for (const value of ['a sentence typed instead', '0', '-1', '99999999'])
    expect(await refused(give(one, { value }))).toBe('invalid_input value');
  answers = [];
  const waiting = await read(one);
  expect(await refused(give(one, { value: String(waiting.id) }))).toBe('conflict value');
  const typed = one.record.items.find((item) => item.do !== 'say');
  expect(await refused(read(one, typed?.key ?? ''))).toBe('not_found item');
  const record_id = other.record.id;
  const piece = { record_id, item: one.sentence.key, key: randomUUID(), seq: 0 };
  expect(await refused(one.learner.api.training.readAloud(piece, humWav(1)))).toBe('not_found record_id');
});

test('it is read again in the book of mistakes, and marked there in the same way', async () => {
  const one = await begun();
  await give(one, { value: await scored(one, 30) });
  const { api } = one.learner;
  const [card] = (await api.mistakes.getToday({ training_id: one.record.id })).list;
  expect(card?.drill).toMatchObject({ form: 'exercise', exercise: { do: 'say', record_id: one.record.id } });
  const value = await scored(one, 90);
  expect(await api.mistakes.answer({ id: card?.id ?? 0, key: randomUUID(), value })).toMatchObject({
    right: 1,
    solution: { form: 'exercise', reading: { total_score: 90 }, given: [] },
  });
});
