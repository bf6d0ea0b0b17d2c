// @postgres: a report inside the transaction that stores a score
import { randomUUID } from 'node:crypto';
import type { MistakeCard } from '@ninefold/contract/mistakes/card';
import { plainWord } from '@ninefold/core/intensive-listening/dictation/lost-words';
import { sentencesWith } from '@ninefold/core/intensive-listening/follow-read/unclear-words';
import type { ReadingOutcome } from '@ninefold/examiner/speech/speech-thread';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#features/identity/identity.testing.ts';
import { DAY } from '#features/mistakes/mistakes.testing.ts';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { openTestApp, type Visitor } from '#testing/app.ts';
import { fakeSpeech, sentenceScore } from '#testing/fake-speech.ts';
import { humWav } from '#testing/wav.ts';

/** Words that the next readings say badly; null: the engine keeps them for ever. */
let unclear: string[] | null = [];
const speech = fakeSpeech(({ text }) => (unclear === null ? new Promise(() => {}) : outcome(text, unclear)));

function outcome(text: string, badly: readonly string[]): ReadingOutcome {
  const score = sentenceScore(text, 88);
  const words = score.words.map((word) =>
    badly.includes(plainWord(word.word)) ? { ...word, score: 31, advice: 'check_word' as const } : word,
  );
  return { ok: true, seconds: 2, score: { ...score, words } };
}

let library: PracticeSite;
let site: Awaited<ReturnType<typeof openTestApp>>;
let sentences: { order: number; content: string }[] = [];
const section = () => library.id('set1-section-2');
beforeAll(async () => {
  library = await openPracticeSite();
  site = await openTestApp({ beside: library, deps: { speech, now: library.deps.now }, workers: false });
  sentences = (await (await guest()).api.listening.getSentencePaper({ id: section() })).content;
}, 180_000);
afterAll(async () => {
  await site.close();
  await library.close();
});

type Api = Pick<Visitor, 'api'>;
async function guest() {
  const visitor = site.visitor();
  await visitor.api.student.getTouristToken();
  return visitor;
}
const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    ({ error, fields }) => [error, ...fields].join(' '),
  );

/** Reads a sentence and waits for its score. */
async function read({ api }: Api, order: number, badly: string[], for_card: 0 | 1 = 0): Promise<string> {
  unclear = badly;
  const { recording_id } = await api.listening.scoreSentence(
    { id: section(), order, key: randomUUID(), seq: 0, for_card },
    humWav(2),
  );
  await expect
    .poll(async () => (await api.listening.getSentenceScoreList({ id: section(), orders: [order] })).list[0]?.state)
    .toBe('scored');
  return String(recording_id);
}
const give = ({ api }: Api, id: number, value: string, key: string = randomUUID()) =>
  api.mistakes.answer({ id, key, value });
const askedIn = ({ drill }: MistakeCard) => (drill.form === 'follow_read' ? drill.of : null);

/** A word with the sentence it stands in, in so many sentences of the section. */
function wordIn(count: (times: number) => boolean) {
  for (const { order, content } of sentences)
    for (const word of (content.match(/[A-Za-z']+/g) ?? []).map(plainWord)) {
      const times = sentencesWith(sentences, word).length;
      if (word.length >= 5 && count(times)) return { word, order, text: content };
    }
  throw new Error('no such word');
}
const alone = () => wordIn((times) => times === 1);
const repeated = () => wordIn((times) => times >= 3);
/** Due or not: when it comes is the scheduler's business. */
const card = async ({ api }: Api) => (await api.mistakes.getToday({ skill: 'speaking', kind: 'sound' })).list[0]!;

test('a word that was not clear is asked the next day in its sentence, and its evidence opens', async () => {
  const learner = await guest();
  const { word, order, text } = alone();
  const lost = await read(learner, order, [word]);
  expect((await learner.api.mistakes.getToday({})).list).toEqual([]);
  library.later(DAY);
  const asked = (await learner.api.mistakes.getToday({})).list[0]!;
  expect(asked).toMatchObject({
    ...{ kind: 'sound', skill: 'speaking', seen: 1 },
    place: { source: 'reading', paper_id: section(), order, word },
    drill: { form: 'follow_read', text, word, hear: { url: expect.stringMatching(/\.mp3$/) } },
  });
  const { solution } = await learner.api.mistakes.getInfo({ id: asked.id });
  expect(solution).toMatchObject({
    ...{ form: 'follow_read', text, word },
    reading: { recording_id: Number(lost), file_url: expect.stringMatching(/^\/files\//) },
  });
  const { list } = await learner.api.mistakes.getList({ skill: 'speaking', kind: 'sound', with_solutions: 1 });
  expect(list).toMatchObject([{ id: asked.id, solution: { form: 'follow_read' } }]);
});

test('a word that was unclear before is found by the reading it was unclear in again, and by no other', async () => {
  const learner = await guest();
  const { word, order } = alone();
  const readings: number[] = [];
  for (const unclear of [[word], [word], []]) {
    await read(learner, order, unclear);
    const { list } = await learner.api.listening.getSentenceScoreList({ id: section(), orders: [order] });
    readings.push(list[0]?.id ?? 0);
    library.later(DAY);
  }
  const found = [];
  for (const reading_id of readings) {
    const { list } = await learner.api.mistakes.getList({ reading_id });
    found.push(list.map(({ place }) => (place.source === 'reading' ? place.word : '')));
  }
  expect(found).toEqual([[word], [word], []]);
  expect((await (await guest()).api.mistakes.getList({ reading_id: readings[0] ?? 0 })).list).toEqual([]);
});

test('what was read well, a small word and a recording nobody can score report nothing', async () => {
  const learner = await guest();
  await read(learner, 1, []);
  await read(learner, 2, ['the', 'and', 'of']);
  library.later(DAY);
  expect((await learner.api.mistakes.getSummary({})).rows).toEqual([]);
});

test('right in its only sentence on three days, the last three days after the first: closed', async () => {
  const learner = await guest();
  const { word, order } = alone();
  await read(learner, order, [word]);
  const verdicts = [];
  for (const days of [1, 1, 3]) {
    library.later(days * DAY);
    const { id } = await card(learner);
    const { verdict, mistake } = await give(learner, id, await read(learner, order, [], 1));
    verdicts.push([verdict, mistake.state]);
  }
  expect(verdicts).toEqual([
    ['counts', 'practised'],
    ['counts', 'practised'],
    ['counts', 'closed'],
  ]);
  expect((await learner.api.mistakes.getSummary({})).rows).toMatchObject([{ kind: 'sound', closed: 1 }]);
});

test('a word of several sentences is asked in another one each time', async () => {
  const learner = await guest();
  const { word, order } = repeated();
  await read(learner, order, [word]);
  const orders = [];
  for (const days of [1, 1, 3]) {
    library.later(days * DAY);
    const asked = await card(learner);
    const of = askedIn(asked);
    orders.push(of?.order);
    expect(await give(learner, asked.id, await read(learner, of!.order, [], 1))).toMatchObject({ verdict: 'counts' });
  }
  expect(orders[0]).toBe(order);
  expect(new Set(orders).size).toBe(3);
});

test('still not clear is wrong once: the reading of a card is not reported a second time', async () => {
  const learner = await guest();
  const { word, order } = alone();
  await read(learner, order, [word]);
  library.later(DAY);
  const { id } = await card(learner);
  const answered = await give(learner, id, await read(learner, order, [word], 1));
  expect(answered).toMatchObject({ right: 0, verdict: 'wrong', mistake: { state: 'open', seen: 1 } });
  expect(answered.solution).toMatchObject({ form: 'follow_read', reading: { total_score: 88 } });
});

test('a reading counts once, whoever sends it again; any other number is refused by name', async () => {
  const [lin, chen] = [await guest(), await guest()];
  const { word, order } = alone();
  const notForACard = await read(lin, order, [word]);
  await read(chen, order, [word]);
  library.later(DAY);
  const { id } = await card(lin);
  const theirs = await read(chen, order, [], 1);
  const other = await read(lin, order + 1, [], 1);
  for (const value of [notForACard, theirs, other, '999999999', 'abc', '1e3', '-1', ''])
    expect([value, await refused(give(lin, id, value))]).toEqual([value, 'invalid_input value']);
  unclear = null;
  const key = randomUUID();
  const waiting = await lin.api.listening.scoreSentence({ id: section(), order, key, seq: 0, for_card: 1 }, humWav(2));
  expect(await refused(give(lin, id, String(waiting.recording_id)))).toBe('conflict value');
  const value = await read(lin, order, [], 1);
  const first = randomUUID();
  expect(await give(lin, id, value, first)).toMatchObject({ verdict: 'counts' });
  expect(await give(lin, id, value, first)).toMatchObject({ verdict: 'counts', right: 1 });
  expect(await refused(give(lin, id, value))).toBe('conflict value');
  expect(await refused(give(chen, id, theirs))).toBe('not_found id');
});

test('read clearly in follow-read on a later day it is mended there too, and lost again it is open again', async () => {
  const learner = await guest();
  const { word, order } = repeated();
  await read(learner, order, [word]);
  await read(learner, order, []);
  const state = async () =>
    (await learner.api.mistakes.getSummary({})).rows.map(({ open, practised }) => ({ open, practised }));
  expect(await state()).toEqual([{ open: 1, practised: 0 }]);
  library.later(DAY);
  await read(learner, order, []);
  expect(await state()).toEqual([{ open: 0, practised: 1 }]);
  await read(learner, order, [word]);
  expect(await state()).toEqual([{ open: 1, practised: 0 }]);
});

test('a guest logs in and keeps them with their recordings', async () => {
  const visitor = await guest();
  const { word, order } = alone();
  await read(visitor, order, [word]);
  const learner = await register(library, undefined, visitor);
  library.later(DAY);
  const asked = await card(learner);
  expect(asked).toMatchObject({ kind: 'sound', place: { source: 'reading', word } });
  expect(await give(learner, asked.id, await read(learner, order, [], 1))).toMatchObject({ verdict: 'counts' });
});
