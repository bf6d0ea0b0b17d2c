import { randomUUID } from 'node:crypto';
import { LONG_TURN } from '@ninefold/core/speaking/parts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CN, codeFor, newMobile, register } from '#features/identity/identity.testing.ts';
import { humWav } from '#testing/wav.ts';
import { answer, learnerWith, openSpeakingSite, refused, type SpeakingSite, settled } from './speaking.testing.ts';

let site: SpeakingSite;
type Api = Pick<Awaited<ReturnType<typeof learnerWith>>, 'api'>;

beforeAll(async () => {
  site = await openSpeakingSite({
    FREE_AI_TRIES: '5',
    RECORDED_MINUTES_A_DAY: '10',
    GUEST_RECORDED_MINUTES_A_DAY: '1',
  });
}, 180_000);
afterAll(() => site.close());

const begin = ({ api }: Api, part: 0 | 1 | 2 | 3, mode: 'practice' | 'exam' = 'practice') =>
  api.speaking.start({ id: site.id('something-kept'), part, mode, key: randomUUID() });

/** Begun and never ended: so many pieces of five seconds. */
async function abandoned({ api }: Api, record_id: number, pieces: number, order = LONG_TURN): Promise<string> {
  const key = randomUUID();
  await api.speaking.beginAnswer({ record_id, order, try: 1, key });
  for (let seq = 0; seq < pieces; seq++) await api.recording.addPiece({ key, seq }, humWav(5));
  return key;
}

test('a whole try counts, not one that was begun after it and left', async () => {
  const learner = await learnerWith(site, 0);
  const { record_id } = await begin(learner, 2);
  const { last } = await answer(learner, record_id, LONG_TURN, 20);
  await abandoned(learner, record_id, 1);
  const done = await learner.api.speaking.finish({ record_id });
  expect(done).toMatchObject({ answered: 1, seconds: 20 });
  expect(done.answers.filter(({ counts }) => counts).map(({ key }) => key)).toEqual([last.key]);
});

test('where no try was finished the longest counts', async () => {
  const learner = await learnerWith(site, 0);
  const { record_id } = await begin(learner, 2);
  const long = await abandoned(learner, record_id, 3);
  await abandoned(learner, record_id, 1);
  const { answers } = await learner.api.speaking.finish({ record_id });
  expect(answers.filter(({ counts }) => counts).map(({ key }) => key)).toEqual([long]);
});

test('a try that was thrown away never counts, before and after its pieces came', async () => {
  const learner = await learnerWith(site, 0);
  const { api } = learner;
  const { record_id } = await begin(learner, 2);
  const which = { record_id, order: LONG_TURN };
  const thrown = await abandoned(learner, record_id, 2);
  expect(await api.speaking.dropAnswer({ ...which, key: thrown })).toEqual({ done: 1 });
  const later = randomUUID();
  await api.speaking.dropAnswer({ ...which, key: later });
  expect(await api.speaking.saveAnswer({ ...which, try: 1, key: later, seq: 0 }, humWav(5))).toMatchObject({
    ...{ state: 'removed', counts: 0 },
  });
  const { last } = await answer(learner, record_id, LONG_TURN, 10);
  await api.speaking.dropAnswer({ ...which, key: last.key });
  expect(await api.speaking.finish({ record_id })).toMatchObject({ answered: 0, seconds: 0, answers: [] });
  expect(
    await site.rows('select 1 from recordings where key = any($1) and file <> $2', [[thrown, last.key], '']),
  ).toEqual([]);
});

test('in the exam what was recorded once is the answer', async () => {
  const learner = await learnerWith(site, 0);
  const { record_id } = await begin(learner, 2, 'exam');
  const which = { record_id, order: LONG_TURN, try: 2 };
  // Cancelled in the countdown: nothing was recorded, so nothing is lost by beginning again.
  await abandoned(learner, record_id, 0);
  const first = await abandoned(learner, record_id, 1);
  expect(await refused(learner.api.speaking.beginAnswer({ ...which, key: randomUUID() }))).toBe('attempt_closed');
  expect(await refused(learner.api.speaking.dropAnswer({ record_id, order: LONG_TURN, key: first }))).toBe(
    'attempt_closed',
  );
});

test('the rest of an answer is taken and marked late after the time of an exam was over, until a report is asked for', async () => {
  const learner = await learnerWith(site, 0);
  const { api } = learner;
  const { record_id, set } = await begin(learner, 2, 'exam');
  const cut = await abandoned(learner, record_id, 1);
  await site.rows(`update speaking_records set ends_at = now() - interval '10 minutes' where id = $1`, [record_id]);
  expect(await api.speaking.getSitting({ record_id })).toMatchObject({ state: 'handed_in', answered: 1, seconds: 5 });
  const which = { record_id, order: LONG_TURN, try: 1, key: cut };
  expect(await api.recording.addPiece({ key: cut, seq: 1 }, humWav(5))).toMatchObject({ next: 2 });
  const whole = await api.speaking.saveAnswer({ ...which, seq: 2 }, humWav(3));
  expect(whole).toMatchObject({ state: 'done', seconds: 13, counts: 1, late: 1 });
  const rounding = set.part2!.rounding[0]!.order;
  const other = { record_id, order: rounding, try: 1, seq: 0 };
  await api.speaking.saveAnswer({ ...other, key: randomUUID() }, humWav(5));
  expect(await api.speaking.getSitting({ record_id })).toMatchObject({ answered: 2, seconds: 18 });
  await api.speaking.requestReport({ record_id });
  await settled(learner, record_id);
  const { recordings } = await api.speaking.getReport({ record_id });
  expect(recordings.map(({ order }) => order)).toEqual([LONG_TURN, rounding]);
  expect(await refused(api.speaking.saveAnswer({ ...other, key: randomUUID() }, humWav(5)))).toBe('attempt_closed');
});

test('the end of an answer that was cut and is in a report already is not said to be kept', async () => {
  const learner = await learnerWith(site, 0);
  const { record_id } = await begin(learner, 2);
  const key = await abandoned(learner, record_id, 2);
  await learner.api.speaking.requestReport({ record_id });
  await settled(learner, record_id);
  const tail = { record_id, order: LONG_TURN, try: 1, key, seq: 2 };
  expect(await refused(learner.api.speaking.saveAnswer(tail, humWav(1)))).toBe('attempt_closed');
});

test('samples are not shown by an older report while the set is sat as an exam', async () => {
  const learner = await learnerWith(site, 0);
  const { record_id } = await begin(learner, 2);
  await answer(learner, record_id, LONG_TURN, 10);
  await learner.api.speaking.requestReport({ record_id });
  await settled(learner, record_id);
  const samples = async () => (await learner.api.speaking.getReport({ record_id })).help.questions.length;
  // As an address that was kept from an earlier look.
  const heard = (path: string) =>
    site.services.speaking.mayHear(learner.userId, { item: site.id('something-kept'), path });
  expect(await heard('assets/audio/samples/kept.mp3')).toBe(true);
  expect(await samples()).toBeGreaterThan(0);
  const exam = await begin(learner, 2, 'exam');
  expect([await samples(), await heard('assets/audio/samples/kept.mp3')]).toEqual([0, false]);
  await learner.api.speaking.finish({ record_id: exam.record_id });
  expect(await samples()).toBeGreaterThan(0);
});

test('a day’s recording and one answer have limits that are named', async () => {
  const guest = await site.guest();
  const { record_id, set } = await begin(guest, 1);
  const [first, second] = set.part1[0]!.questions;
  await abandoned(guest, record_id, 12, first!.order);
  expect(await refused(abandoned(guest, record_id, 1, second!.order))).toBe('recorded_enough seconds_today');
  const learner = await learnerWith(site, 0);
  const own = await begin(learner, 1);
  expect(await refused(abandoned(learner, own.record_id, 25, first!.order))).toBe('body_too_large seconds');
});

test('what a guest said is handed in whole where the account has the same sitting open', async () => {
  const guest = await site.guest();
  const own = await begin(guest, 2);
  await answer(guest, own.record_id, LONG_TURN, 20);
  await abandoned(guest, own.record_id, 1, own.set.part2!.rounding[0]!.order);
  const open = await begin(guest, 1);
  const mobile = newMobile();
  const mine = await begin(await register(site, mobile), 2);
  const code = await codeFor(site, guest, mobile);
  await guest.api.student.loginBySms({ country_id: CN, mobile, code });
  expect(await guest.api.speaking.getSitting({ record_id: own.record_id })).toMatchObject({
    ...{ state: 'handed_in', answered: 2, seconds: 25 },
  });
  expect(await guest.api.speaking.getSitting({ record_id: mine.record_id })).toMatchObject({ state: 'open' });
  expect(await guest.api.speaking.getSitting({ record_id: open.record_id })).toMatchObject({
    ...{ state: 'open', done_at: 0 },
  });
});
