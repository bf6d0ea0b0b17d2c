// @postgres: two presses at one moment, money, merges
import { randomUUID } from 'node:crypto';
import { LONG_TURN } from '@ninefold/core/speaking/parts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, register } from '#features/identity/identity.testing.ts';
import { answer, settled as heard, talker } from '#features/speaking/speaking.testing.ts';
import { coinsOf, learnerWith, settled } from '#features/writing/writing.testing.ts';
import { fakeSpeech } from '#testing/fake-speech.ts';
import { essay, type MockSite, openMockSite, sitMock, sitPaper, startMock, writeBoth } from './mock.testing.ts';

const DAY = 24 * 60 * 60;
let site: MockSite;
beforeAll(async () => {
  const settings = { FREE_AI_TRIES: '0', PRICE_ESSAY_SCORING: '30', PRICE_SPEAKING_REPORT: '20' };
  site = await openMockSite(settings, undefined, undefined, { ...fakeSpeech(), answers: talker() });
});
afterAll(() => site.close());

type Learner = Awaited<ReturnType<typeof learnerWith>>;
const WITH_INTERVIEW = { mock: 'mock-3' };
const words = [essay('One'), essay('Two')] as const;

/** Talks for so many seconds and hands the interview in. */
async function speak(learner: Pick<Learner, 'api'>, record_id: number, seconds = 70): Promise<number> {
  const { standing } = await learner.api.exam.beginSpeaking({ record_id });
  if (standing.at !== 'speaking') throw new Error(`no interview runs but ${standing.at}`);
  const id = standing.speaking_record_id;
  if (seconds > 0) await answer(learner, id, LONG_TURN, seconds);
  await learner.api.speaking.finish({ record_id: id });
  return id;
}

test('the interview after the papers: paid before the start, its band the fourth, one truth everywhere', async () => {
  const learner = await learnerWith(site, 100);
  const { api } = learner;
  const lobby = await api.exam.getMock({ id: site.id('mock-3') });
  expect(lobby).toMatchObject({ has_speaking: 1, price: { pays_with: 'coins', coins: 80, can_pay: 1 } });
  const record = await startMock(site, learner, WITH_INTERVIEW);
  expect(await coinsOf(learner)).toBe(20);
  // Not before the papers are over, and its questions stand on no shelf.
  expect(await refusal(api.exam.beginSpeaking({ record_id: record.id }))).toBe('attempt_closed');
  const set = site.id('something-kept');
  expect(await refusal(api.speaking.getTopic({ id: set, part: 2 }))).toBe('not_found');
  await sitPaper(site, learner, record, { right: 28 });
  await sitPaper(site, learner, await api.exam.beginNext({ record_id: record.id }), { right: 33 });
  await writeBoth(learner, await api.exam.beginNext({ record_id: record.id }), words);

  const over = await api.exam.getRecord({ record_id: record.id });
  expect(over).toMatchObject({ standing: { at: 'over' }, speaking: { state: 'todo', record_id: 0 } });
  expect(over.speaking.until - over.ended_at).toBe(7 * DAY);
  const early = await api.exam.getResult({ record_id: record.id });
  for (const { record_id } of early.writing.tasks) await settled(learner, record_id);
  const three = await api.exam.getResult({ record_id: record.id });
  expect(three).toMatchObject({ whole: 0, missing: ['speaking'], scores: { score: 6.5, speaking_score: -1 } });
  const [row] = (await api.exam.getList()).list.filter(({ id }) => id === site.id('mock-3'));
  expect(row?.mine).toMatchObject({ state: 'done', speaking: 'todo', speaking_until: over.speaking.until });

  const [one, other] = await Promise.all([0, 1].map(() => api.exam.beginSpeaking({ record_id: record.id })));
  expect(one?.standing).toEqual(other?.standing);
  const id = await speak(learner, record.id);
  const sitting = await api.speaking.getSitting({ record_id: id });
  expect(sitting).toMatchObject({ origin: 'mock_test', part: 0, mode: 'exam', state: 'handed_in' });
  // Whoever looks sends it to the engine, once, without paying again.
  await api.exam.getRecord({ record_id: record.id });
  await heard(learner, id);
  const report = await api.exam.getResult({ record_id: record.id });
  const band = report.scores.speaking_score;
  expect(band).toBeGreaterThan(3);
  expect(report).toMatchObject({
    state: 'done',
    whole: 1,
    missing: [],
    speaking: { state: 'told', record_id: id, band },
  });
  expect(await coinsOf(learner)).toBeGreaterThanOrEqual(20);
  const four = [6.5, 7.5, 6, band];
  const mean = four.reduce((sum, score) => sum + score, 0) / 4;
  expect(report.scores.score).toBe(Math.floor(mean * 2 + 0.5) / 2);
  expect(await api.exam.getSimulateExamLastScore()).toMatchObject({ ...report.scores, taken_at: report.ended_at });
  expect((await api.history.getMockList({ type: 2 })).list).toMatchObject([
    { id: record.id, type: 10, band: report.scores.score },
  ]);
  expect((await api.history.getMockList({ type: 1 })).list).toMatchObject([{ id, type: 11, band }]);
  const paid = `select change from coin_entries where user_id = $1 and reason = 'speaking_report'`;
  expect(await site.rows(paid, [learner.userId])).toEqual([{ change: -20 }]);
  // Deleted later, it was sat all the same.
  await api.speaking.remove({ record_id: id });
  expect((await api.exam.getResult({ record_id: record.id })).scores).toEqual(report.scores);
});

test('after seven days the interview is missed: the report says so, rests on three, and what was paid comes back', async () => {
  const learner = await learnerWith(site, 80);
  const { api } = learner;
  const { id } = await sitMock(site, learner, words, WITH_INTERVIEW);
  const before = await coinsOf(learner);
  site.later(7 * DAY - 60);
  expect((await api.exam.getRecord({ record_id: id })).speaking.state).toBe('todo');
  site.later(61);
  await site.services.mock.closeLate();
  expect(await coinsOf(learner)).toBe(before + 20);
  expect(await refusal(api.exam.beginSpeaking({ record_id: id }))).toBe('attempt_closed');
  const report = await api.exam.getResult({ record_id: id });
  expect(report).toMatchObject({ whole: 0, missing: ['speaking'], speaking: { state: 'missed' } });
  expect(report.scores.score).toBeGreaterThan(0);
  await site.services.mock.closeLate();
  expect(await coinsOf(learner)).toBe(before + 20);
});

test('left in the middle: the clock hands it in, what came late is waited for, and the job sends it to the engine', async () => {
  const learner = await learnerWith(site, 80);
  const { api } = learner;
  const { id } = await sitMock(site, learner, words, WITH_INTERVIEW);
  const { standing } = await api.exam.beginSpeaking({ record_id: id });
  if (standing.at !== 'speaking') throw new Error('no interview runs');
  const interview = { record_id: standing.speaking_record_id };
  await answer(learner, interview.record_id, LONG_TURN, 65);
  expect(await refusal(api.speaking.remove(interview))).toBe('attempt_open');
  site.later(2 * 3600);
  await site.services.mock.closeLate();
  const waits = await api.exam.getRecord({ record_id: id });
  expect(waits).toMatchObject({ standing: { at: 'over' }, speaking: { state: 'sent' }, state: 'marking' });
  site.later(601);
  await site.services.mock.closeLate();
  await heard(learner, interview.record_id);
  expect((await api.exam.getResult({ record_id: id })).speaking.state).toBe('told');
});

test('nothing said, or too little for a band: the mock says so and what was paid comes back once', async () => {
  const silent = await learnerWith(site, 80);
  const mock = await sitMock(site, silent, words, WITH_INTERVIEW);
  const before = await coinsOf(silent);
  await speak(silent, mock.id, 0);
  expect((await silent.api.exam.getResult({ record_id: mock.id })).speaking.state).toBe('empty');
  await silent.api.exam.getResult({ record_id: mock.id });
  expect(await coinsOf(silent)).toBe(before + 20);

  const asleep = await learnerWith(site, 80);
  const third = await sitMock(site, asleep, words, WITH_INTERVIEW);
  const held = await coinsOf(asleep);
  await asleep.api.exam.beginSpeaking({ record_id: third.id });
  site.later(7200);
  await site.services.mock.closeLate();
  site.later(601);
  await site.services.mock.closeLate();
  await site.services.mock.closeLate();
  expect(await coinsOf(asleep)).toBe(held + 20);

  const short = await learnerWith(site, 80);
  const second = await sitMock(site, short, words, WITH_INTERVIEW);
  const had = await coinsOf(short);
  const id = await speak(short, second.id, 8);
  await short.api.exam.getRecord({ record_id: second.id });
  await heard(short, id);
  const report = await short.api.exam.getResult({ record_id: second.id });
  expect(report).toMatchObject({ whole: 0, speaking: { state: 'failed', refunded: 1, band: -1 } });
  expect(await coinsOf(short)).toBe(had + 20);
});

test('without reports it is handed in and waits; a report asked for later gives its band to the mock by itself', async () => {
  const learner = await learnerWith(site, 20);
  const { api } = learner;
  const { id } = await sitMock(site, learner, words, { ...WITH_INTERVIEW, with_report: false });
  const interview = await speak(learner, id);
  expect((await api.exam.getResult({ record_id: id })).speaking.state).toBe('unscored');
  await api.speaking.requestReport({ record_id: interview });
  const { score } = await heard(learner, interview);
  // Nobody has looked at the mock since: the job told it.
  await expect.poll(async () => (await api.exam.getSimulateExamLastScore()).speaking_score).toBe(score);
});

test('somebody else’s mock, a given up one and a mock without an interview have none to begin', async () => {
  const [owner, other] = [await register(site), await register(site)];
  const record = await startMock(site, owner, { ...WITH_INTERVIEW, with_report: false });
  expect(await refusal(other.api.exam.beginSpeaking({ record_id: record.id }))).toBe('not_found');
  await owner.api.exam.abandon({ record_id: record.id });
  expect(await refusal(owner.api.exam.beginSpeaking({ record_id: record.id }))).toBe('attempt_closed');
  expect((await owner.api.exam.getRecord({ record_id: record.id })).speaking.state).toBe('none');
  const plain = await sitMock(site, owner, words, { with_report: false });
  expect(await refusal(owner.api.exam.beginSpeaking({ record_id: plain.id }))).toBe('attempt_closed');
});

test('a pack that is imported during a mock changes no paper of it', async () => {
  const learner = await register(site);
  const record = await startMock(site, learner, { ...WITH_INTERVIEW, with_report: false });
  const reading = site.id('set1-passage-1');
  const [before] = await site.rows<{ hash: string }>('select hash from content_items where id = $1', [reading]);
  const changed = `update content_items set hash = $2, public = jsonb_set(public, '{title,en}', '"Changed"') where id = $1`;
  await site.rows(changed, [reading, `changed-${randomUUID()}`]);
  await learner.api.exam.submit({ record_id: record.id });
  const { standing } = await learner.api.exam.beginNext({ record_id: record.id });
  if (standing.at !== 'reading') throw new Error('reading does not run');
  const attempt = await learner.api.attempt.getAttempt({ attempt_id: standing.attempt_id });
  expect(attempt.papers.find(({ id }) => id === reading)?.title).not.toMatchObject({ en: 'Changed' });
  await site.rows('update content_items set hash = $2 where id = $1', [reading, before?.hash]);
  await learner.api.exam.abandon({ record_id: record.id });
});
