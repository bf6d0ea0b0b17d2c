// @postgres: leases of answers
import { randomUUID } from 'node:crypto';
import { LONG_TURN } from '@ninefold/core/speaking/parts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PNG } from '#testing/small-files.ts';
import { humWav } from '#testing/wav.ts';
import {
  answer,
  learnerWith,
  openSpeakingSite,
  paid,
  refused,
  type SpeakingSite,
  settled,
  talker,
} from './speaking.testing.ts';

const SET = 'something-kept';
let site: SpeakingSite;
/** What the engine does with the next windows; without one it hears. */
let breakdowns = 0;
const hears = talker();

beforeAll(async () => {
  site = await openSpeakingSite(
    { FREE_AI_TRIES: '0' },
    talker({
      hear: async (window) =>
        breakdowns-- > 0 ? { ok: false, failure: 'crashed', about: 'a test wanted it' } : hears.hear(window),
    }),
  );
}, 180_000);
afterAll(() => site.close());

type Api = Awaited<ReturnType<typeof learnerWith>>;
const begin = (
  { api }: Pick<Api, 'api'>,
  part: 0 | 1 | 2 | 3,
  mode: 'practice' | 'exam' = 'practice',
  key = randomUUID() as string,
) => api.speaking.start({ id: site.id(SET), part, mode, key });

test('a long turn from its cue card to its report: paid once for fifty presses, listed, compared and deleted', async () => {
  const learner = await learnerWith(site, 1000);
  const { api, userId } = learner;
  const { set, help } = await api.speaking.getTopic({ id: site.id(SET), part: 2 });
  expect(set.part2?.bullets).toHaveLength(4);
  const bands = help?.questions.find(({ order }) => order === LONG_TURN)?.samples.map(({ band }) => band) ?? [];
  expect(bands.length).toBeGreaterThanOrEqual(3);
  expect(bands).toEqual([...bands].sort((a, b) => a - b));

  const key = randomUUID();
  const sitting = await begin(learner, 2, 'practice', key);
  expect((await begin(learner, 2, 'practice', key)).record_id).toBe(sitting.record_id);
  const { record_id } = sitting;
  await api.speaking.saveNotes({ record_id, notes: 'violin, uncle' });
  const { last, view } = await answer(learner, record_id, LONG_TURN, 64);
  expect(view).toMatchObject({ state: 'done', counts: 1, seconds: 64, file_url: expect.stringMatching(/^\/files\//) });
  expect((await api.speaking.saveAnswer(last, humWav(4))).recording_id).toBe(view.recording_id);
  expect(await api.speaking.getSitting({ record_id })).toMatchObject({ notes: 'violin, uncle', ends_at: 0 });

  const price = await api.speaking.getReportPrice();
  expect(price).toMatchObject({ pays_with: 'coins', can_pay: 1 });
  await Promise.all(Array.from({ length: 50 }, () => api.speaking.requestReport({ record_id })));
  expect(await settled(learner, record_id)).toMatchObject({ state: 'scored', refunded: 0, failure: '' });
  expect(await paid(site, userId)).toEqual([-price.coins]);

  const { report, recordings, before, mistakes, record } = await api.speaking.getReport({ record_id });
  expect(record).toMatchObject({ kind: 'practice2', answered: 1, seconds: 64 });
  expect(report.overall.band).toBeGreaterThan(3);
  expect(report.criteria.map(({ criterion }) => criterion)).toEqual(['fc', 'lr', 'gra', 'p']);
  expect(recordings[0]?.question).toMatch(/^Describe something/);
  expect(before).toBeNull();
  const lost = await api.mistakes.getList({ speaking_id: record_id });
  expect(lost.list.map(({ id }) => id)).toEqual(mistakes);
  expect(lost.list[0]).toMatchObject({
    kind: 'grammar',
    skill: 'speaking',
    place: { text: 'two friend', kind: 'practice2' },
  });
  const { list: cards } = await api.mistakes.getToday({ speaking_id: record_id });
  expect(cards[0]?.drill).toMatchObject({ form: 'correction', sentence: 'two friend live here.' });

  const { list: history } = await api.history.getSpeakingList({ type: 1 });
  expect(history[0]).toMatchObject({ id: record_id, type: 2, state: 'done', band: report.overall.band });

  const second = await begin(learner, 2);
  expect(second.record_id).not.toBe(record_id);
  await answer(learner, second.record_id, LONG_TURN, 70);
  await api.speaking.requestReport({ record_id: second.record_id });
  await settled(learner, second.record_id);
  const again = await api.speaking.getReport({ record_id: second.record_id });
  expect(again.before).toMatchObject({ record: { record_id }, same_set: 1 });
  expect(again.before?.movements.map(({ what }) => what)).toContain('overall');

  await api.speaking.remove({ record_id });
  expect(await refused(api.speaking.getReport({ record_id }))).toBe('not_found record_id');
  expect((await api.history.getSpeakingList({ type: 1 })).list.map(({ id }) => id)).toEqual([second.record_id]);
  expect((await learner.request({ method: 'GET', url: view.file_url })).statusCode).toBe(404);
});

test('a whole test under exam rules: no help, no second answer, its score is the mock’s, and it is listed as type 11', async () => {
  const learner = await learnerWith(site, 1000);
  const { api } = learner;
  expect(await refused(begin(learner, 0))).toBe('invalid_input mode');
  const sitting = await begin(learner, 0, 'exam');
  expect(sitting.ends_at - sitting.started_at).toBeGreaterThan(14 * 60);
  expect(sitting.set.part1.length + sitting.set.part3.length).toBeGreaterThan(5);
  // Neither from the exam nor by asking as if one practised.
  for (const mode of ['exam', 'practice'] as const)
    expect((await api.speaking.getTopic({ id: site.id(SET), part: 2, mode })).help).toBeNull();
  const { record_id } = sitting;
  expect((await api.speaking.enterPart({ record_id, part: 1 })).parts).toMatchObject([{ part: 1 }]);
  const first = sitting.set.part1[0]!.questions[0]!.order;
  await answer(learner, record_id, first, 35);
  expect(await refused(answer(learner, record_id, first, 5, 2))).toBe('attempt_closed');
  await answer(learner, record_id, LONG_TURN, 60);
  // Cut off: what came of it counts.
  const key = randomUUID();
  const cut = sitting.set.part3[0]!.order;
  await api.speaking.beginAnswer({ record_id, order: cut, try: 1, key });
  await api.recording.addPiece({ key, seq: 0 }, humWav(5));
  const done = await api.speaking.finish({ record_id });
  expect(done).toMatchObject({ state: 'handed_in', answered: 3, seconds: 100 });
  expect(done.answers.map(({ order, state }) => [order, state])).toContainEqual([cut, 'done']);
  expect((await api.speaking.getTopic({ id: site.id(SET), part: 2 })).help).not.toBeNull();

  await api.speaking.requestReport({ record_id });
  const { score } = await settled(learner, record_id);
  expect((await api.exam.getSimulateExamLastScore()).speaking_score).toBe(score);
  expect((await api.history.getMockList({ type: 1 })).list[0]).toMatchObject({ id: record_id, type: 11, band: score });
  const { report } = await api.speaking.getReport({ record_id });
  expect(report.warnings.map(({ code }) => code)).toContain('some_missing');
});

test('under a minute there is no band, and what was paid comes back once', async () => {
  const learner = await learnerWith(site, 1000);
  const { record_id, set } = await begin(learner, 1);
  await answer(learner, record_id, set.part1[0]!.questions[0]!.order, 12);
  await learner.api.speaking.requestReport({ record_id });
  const over = await settled(learner, record_id);
  expect(over).toMatchObject({ state: 'scored', score: -1, refunded: 1 });
  const [taken = 0, back] = await paid(site, learner.userId);
  expect(back).toBe(-taken);
  const { report } = await learner.api.speaking.getReport({ record_id });
  expect(report.overall).toMatchObject({ band: null, from: null, reason: 'too_short' });
  expect(report.answers[0]?.grammar).toHaveLength(1);
  await learner.api.speaking.requestReport({ record_id });
  expect(await paid(site, learner.userId)).toHaveLength(2);
});

test('somebody else’s sitting is not found, whatever is asked of it', async () => {
  const [lin, chen] = [await learnerWith(site, 1000), await learnerWith(site, 1000)];
  const { record_id } = await begin(lin, 2);
  await answer(lin, record_id, LONG_TURN, 64);
  const { speaking } = chen.api;
  const which = { record_id, order: LONG_TURN, try: 2, key: randomUUID() };
  for (const call of [
    () => speaking.getSitting({ record_id }),
    () => speaking.finish({ record_id }),
    () => speaking.saveNotes({ record_id, notes: 'x' }),
    () => speaking.beginAnswer(which),
    () => speaking.saveAnswer({ ...which, seq: 0 }, humWav(1)),
    () => speaking.requestReport({ record_id }),
    () => speaking.getReportProgress({ record_id }),
    () => speaking.getReport({ record_id }),
    () => speaking.readSentence({ record_id, order: LONG_TURN, sentence: 0, key: randomUUID(), seq: 0 }, humWav(1)),
    () => speaking.getReadingList({ record_id }),
    () => speaking.remove({ record_id }),
  ])
    expect(await refused(call())).toBe('not_found record_id');
  expect((await speaking.getRecordList({})).list).toEqual([]);
});

test.each([
  { name: 'nothing at all', file: new Blob([]), error: 'file_not_accepted file' },
  { name: 'a picture', file: new Blob([Uint8Array.from(PNG)]), error: 'file_not_accepted file' },
])('$name is no answer, and the sitting goes on', async ({ file, error }) => {
  const learner = await learnerWith(site, 0);
  const { record_id } = await begin(learner, 2);
  const which = { record_id, order: LONG_TURN, try: 1, key: randomUUID(), seq: 0 };
  expect(await refused(learner.api.speaking.saveAnswer(which, file))).toBe(error);
  expect(await refused(learner.api.speaking.saveAnswer({ ...which, order: 3990 }, humWav(1)))).toBe('not_found order');
  expect(await refused(learner.api.speaking.requestReport({ record_id }))).toBe('invalid_input answers');
  expect((await learner.api.speaking.getSitting({ record_id })).state).toBe('open');
});

test('who cannot pay gets nothing and loses nothing; a guest is told to log in', async () => {
  const poor = await learnerWith(site, 0);
  const { record_id } = await begin(poor, 2);
  await answer(poor, record_id, LONG_TURN, 64);
  expect(await refused(poor.api.speaking.requestReport({ record_id }))).toBe('coins_short');
  expect((await poor.api.speaking.getReportPrice()).can_pay).toBe(0);
  const guest = await site.guest();
  expect((await guest.api.speaking.getReportPrice()).pays_with).toBe('guest');
  const own = await guest.api.speaking.start({ id: site.id(SET), part: 2, mode: 'practice', key: randomUUID() });
  expect(await refused(guest.api.speaking.requestReport({ record_id: own.record_id }))).toBe('not_logged_in');
});

test('an exam ends by the server’s clock with what is there', async () => {
  const learner = await learnerWith(site, 0);
  const { record_id } = await begin(learner, 2, 'exam');
  await answer(learner, record_id, LONG_TURN, 30);
  await site.rows(`update speaking_records set ends_at = now() - interval '10 minutes' where id = $1`, [record_id]);
  expect(await refused(learner.api.speaking.saveNotes({ record_id, notes: 'late' }))).toBe('attempt_closed');
  expect(await learner.api.speaking.getSitting({ record_id })).toMatchObject({ state: 'handed_in', answered: 1 });
});

test('the list tells what was practised, and the suggestion is a set that is new', async () => {
  const learner = await learnerWith(site, 0);
  const { record_id } = await begin(learner, 2);
  await answer(learner, record_id, LONG_TURN, 20);
  await learner.api.speaking.finish({ record_id });
  const first = await learner.api.speaking.getTopicList({ part: 2, page_size: 5 });
  expect(first.has_more).toBe(1);
  const rest = await learner.api.speaking.getTopicList({ part: 2, page_size: 100, after: first.list.at(-1)!.id });
  const all = [...first.list, ...rest.list];
  expect(all).toHaveLength(first.total);
  expect(all.find(({ id }) => id === site.id(SET))).toMatchObject({ times: 1, state: 'handed_in', bands: null });
  const practised = await learner.api.speaking.getTopicList({ part: 2, state: 'practised' });
  expect(practised.list.map(({ id }) => id)).toEqual([site.id(SET)]);
  const { suggestion, parts } = await learner.api.speaking.getOverview();
  expect(suggestion?.row.id).not.toBe(site.id(SET));
  expect(parts.find(({ part }) => part === 2)).toMatchObject({ practised: 1 });
});

test('a better sentence of the report is read aloud and scored like a sentence of follow-read', async () => {
  const learner = await learnerWith(site, 1000);
  const { record_id } = await begin(learner, 2);
  await answer(learner, record_id, LONG_TURN, 64);
  await learner.api.speaking.requestReport({ record_id });
  await settled(learner, record_id);
  const which = { record_id, order: LONG_TURN, sentence: 0, key: randomUUID(), seq: 0 };
  expect(await learner.api.speaking.readSentence(which, humWav(2))).toMatchObject({
    ref_text: 'two friends live here.',
  });
  await expect
    .poll(async () => (await learner.api.speaking.getReadingList({ record_id })).list)
    .toMatchObject([{ state: 'scored', total_score: 90, sentence: 0 }]);
  expect(
    await refused(learner.api.speaking.readSentence({ ...which, sentence: 9, key: randomUUID() }, humWav(2))),
  ).toBe('not_found sentence');
});
