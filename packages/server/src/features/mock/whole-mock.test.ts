// @postgres: two presses at one moment, money, merges
import { randomUUID } from 'node:crypto';
import { localDay } from '@ninefold/core/time/local-day';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusal, register } from '#features/identity/identity.testing.ts';
import { coinsOf, learnerWith, paidFor, settled } from '#features/writing/writing.testing.ts';
import type { Visitor } from '#testing/app.ts';
import { essay, type MockSite, openMockSite, sitMock, sitPaper, startMock, writeBoth } from './mock.testing.ts';

let site: MockSite;
beforeAll(async () => {
  site = await openMockSite({ FREE_AI_TRIES: '0', PRICE_ESSAY_SCORING: '30' });
});
afterAll(() => site.close());

/** Asks until the file is there; tells where. */
async function pdfOf({ api }: Pick<Visitor, 'api'>, record_id: number, language: 'zh' | 'en'): Promise<string> {
  const ask = () => api.exam.exportReportPdf({ record_id, language });
  expect(['making', 'ready']).toContain((await ask()).state);
  await expect.poll(async () => (await ask()).state, { interval: 100, timeout: 20_000 }).toBe('ready');
  return (await ask()).url;
}

test('a whole mock: three papers in their order, then a report that fills itself, told everywhere in one truth', async () => {
  const learner = await learnerWith(site, 100);
  const { api } = learner;
  const first = await api.exam.getMock({ id: site.id('mock-1') });
  expect(first).toMatchObject({
    exam_type: 1,
    silent: 0,
    locked: '',
    has_speaking: 0,
    practised: 0,
    break_seconds: 600,
  });
  expect(first.parts.map(({ part, questions, papers }) => [part, questions, papers])).toEqual([
    ['listening', 40, 4],
    ['reading', 40, 3],
    ['writing', 2, 2],
  ]);
  expect(first.sounds.length).toBeGreaterThan(3);
  expect(first.price).toMatchObject({ pays_with: 'coins', coins: 60, can_pay: 1 });

  const record = await startMock(site, learner);
  expect(record).toMatchObject({ state: 'open', with_report: 1, standing: { at: 'listening' } });
  expect(await coinsOf(learner)).toBe(40);
  const { standing } = record;
  if (standing.at !== 'listening') throw new Error('listening does not run');
  const attempt = await api.attempt.getAttempt({ attempt_id: standing.attempt_id });
  expect(attempt).toMatchObject({ mode: 'exam', whole: 1, check_seconds: 120, skill: 'listening' });
  expect(attempt.papers.map(({ offset }) => offset)).toEqual([0, 10, 20, 30]);

  expect(await sitPaper(site, learner, record, { right: 28 })).toEqual({ outcome: 'sealed' });
  const pause = await api.exam.getRecord({ record_id: record.id });
  expect(pause.standing).toMatchObject({ at: 'break', next: 'reading' });
  const reading = await api.exam.beginNext({ record_id: record.id });
  expect(await sitPaper(site, learner, reading, { right: 33 })).toEqual({ outcome: 'sealed' });
  const writing = await api.exam.beginNext({ record_id: record.id });
  await writeBoth(learner, writing, [essay('One'), essay('Two')]);

  const over = await api.exam.getRecord({ record_id: record.id });
  expect(over.standing).toEqual({ at: 'over' });
  const early = await api.exam.getResult({ record_id: record.id });
  expect(early.scores).toMatchObject({ listening_score: 6.5, reading_score: 7.5, speaking_score: -1 });
  expect(early.missing).toContain('speaking');
  expect(early.whole).toBe(0);

  for (const { record_id } of early.writing.tasks) await settled(learner, record_id);
  const report = await api.exam.getResult({ record_id: record.id });
  expect(report).toMatchObject({ state: 'done', writing: { state: 'told' }, ask_again_ms: 0 });
  // 6.5 + 7.5 + 6 over three parts is 6.67, which is rounded to the nearest half.
  expect(report.scores).toEqual({
    score: 6.5,
    listening_score: 6.5,
    reading_score: 7.5,
    writing_score: 6,
    speaking_score: -1,
  });
  expect(report.listening).toMatchObject({ right: 28, total: 40, answered: 40, late: 0 });
  expect(report.gains.length).toBeGreaterThan(0);
  expect(report.trend).toHaveLength(1);

  // As a file: in both languages, with our fonts, for its owner alone, and anew when a band has arrived since.
  const before = await pdfOf(learner, record.id, 'zh');
  await site.rows(`update mock_pdfs set shows = 'before the essays' where record_id = $1`, [record.id]);
  // Two zones in which it is never the same day: each file tells the learner's own.
  for (const [language, zone] of [
    ['zh', 'Pacific/Kiritimati'],
    ['en', 'Pacific/Pago_Pago'],
  ] as const) {
    await site.rows('update users set time_zone = $1 where id = $2', [zone, learner.userId]);
    const url = await pdfOf(learner, record.id, language);
    expect(url).not.toBe(before);
    const file = await learner.request({ method: 'GET', url });
    expect(file.headers['content-type']).toBe('application/pdf');
    const pdf = file.rawPayload.toString('latin1');
    for (const has of [/^%PDF-/, /SourceSerif/, /NotoSansSC/]) expect(pdf).toMatch(has);
    const day = localDay(new Date(report.ended_at * 1000), zone);
    expect(file.rawPayload.includes(Buffer.from(day, 'utf16le').swap16())).toBe(true);
    const stranger = await register(site);
    expect((await stranger.request({ method: 'GET', url })).statusCode).toBe(404);
    expect(await refusal(stranger.api.exam.exportReportPdf({ record_id: record.id, language }))).toContain('not_found');
  }
  expect((await learner.request({ method: 'GET', url: before })).statusCode).toBe(404);

  expect(await api.exam.getSimulateExamLastScore()).toMatchObject({ ...report.scores, taken_at: report.ended_at });
  const history = await api.history.getMockList({ type: 2 });
  expect(history.list).toMatchObject([
    { id: record.id, type: 10, state: 'done', band: 6.5, source_id: record.mock_id },
  ]);
  const [row] = (await api.exam.getList()).list;
  expect(row?.mine).toMatchObject({ state: 'done', record_id: record.id, times: 1, last: report.scores });
  expect((await api.mistakes.getList({ attempt_id: standing.attempt_id })).list.length).toBeGreaterThan(5);
  expect(await api.attempt.getResult({ attempt_id: standing.attempt_id })).toMatchObject({ right: 28 });
  expect(await paidFor(site, learner, 'essay_scoring')).toEqual([-30, -30]);
  // An essay that is removed later was not left empty: the mock keeps what it had for writing.
  await api.writing.removeRecord({ id: report.writing.tasks[0]?.record_id ?? 0 });
  expect((await api.exam.getResult({ record_id: record.id })).scores).toEqual(report.scores);
  const deeds = 'select reference from deeds where user_id = $1 and deed = $2';
  expect(await site.rows(deeds, [learner.userId, 'mock_completed'])).toEqual([{ reference: String(record.id) }]);
});

test('paper rules: ten minutes to transfer', async () => {
  const learner = await register(site);
  const record = await startMock(site, learner, { exam_type: 2, with_report: false });
  const { standing } = record;
  if (standing.at !== 'listening') throw new Error('listening does not run');
  expect(await learner.api.attempt.getAttempt({ attempt_id: standing.attempt_id })).toMatchObject({
    check_seconds: 600,
    exam_type: 2,
  });
  await learner.api.exam.abandon({ record_id: record.id });
});

test('pressed twice at the same moment it begins once and is paid once', async () => {
  const learner = await learnerWith(site, 200);
  const key = randomUUID();
  const start = () => learner.api.exam.start({ id: site.id('mock-1'), key });
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.id).toBe(other.id);
  const third = await startMock(site, learner);
  expect(third.id).toBe(one.id);
  expect(await coinsOf(learner)).toBe(140);
  const second = learner.api.exam.start({ id: site.id('mock-2'), key: randomUUID() });
  expect(await refusal(second)).toBe('attempt_open');
  expect(await learner.api.exam.getMock({ id: site.id('mock-2') })).toMatchObject({ other_open_id: one.id });
});

test('whoever cannot pay for the reports begins nothing and pays nothing, and may begin without them', async () => {
  const learner = await learnerWith(site, 59);
  expect((await learner.api.exam.getMock({ id: site.id('mock-1') })).price.can_pay).toBe(0);
  expect(await refusal(startMock(site, learner))).toBe('coins_short');
  expect(await coinsOf(learner)).toBe(59);
  expect((await learner.api.exam.getList()).list[0]?.mine.state).toBe('new');
  const record = await startMock(site, learner, { with_report: false });
  expect(record).toMatchObject({ state: 'open', with_report: 0 });
});

test('giving up brings back what was paid, keeps no score, and opens the review of what was sat', async () => {
  const learner = await learnerWith(site, 60);
  const record = await startMock(site, learner);
  const { standing } = record;
  if (standing.at !== 'listening') throw new Error('listening does not run');
  await sitPaper(site, learner, record);
  expect(await learner.api.exam.abandon({ record_id: record.id })).toMatchObject({ state: 'abandoned' });
  expect(await learner.api.exam.abandon({ record_id: record.id })).toMatchObject({ state: 'abandoned' });
  expect(await coinsOf(learner)).toBe(60);
  expect((await learner.api.exam.getSimulateExamLastScore()).taken_at).toBe(0);
  expect(await learner.api.attempt.getResult({ attempt_id: standing.attempt_id })).toMatchObject({ right: 40 });
  expect((await learner.api.history.getMockList({ type: 2 })).list).toEqual([]);
});

test('a report that fails is given back once and named; the other one stays; an empty task is given back too', async () => {
  const learner = await learnerWith(site, 60);
  const over = await sitMock(site, learner, ['', essay('Crashes')]);
  const early = await learner.api.exam.getResult({ record_id: over.id });
  const waiting = early.writing.tasks.find(({ state }) => state !== 'empty');
  await settled(learner, waiting?.record_id ?? 0);
  const report = await learner.api.exam.getResult({ record_id: over.id });
  expect(report.writing.state).toBe('failed');
  expect(report.writing.tasks.map(({ state }) => state)).toEqual(['empty', 'failed']);
  expect(report).toMatchObject({ state: 'done', scores: { writing_score: -1, listening_score: 6.5 } });
  expect((await paidFor(site, learner, 'essay_scoring')).toSorted()).toEqual([-30, -30, 30, 30]);
  await learner.api.exam.getResult({ record_id: over.id });
  expect((await paidFor(site, learner, 'essay_scoring')).length).toBe(4);
});

test('an essay scored after the mock gives its band to the mock as well', async () => {
  const learner = await learnerWith(site, 60);
  const over = await sitMock(site, learner, [essay('One'), essay('Two')], { with_report: false });
  const report = await learner.api.exam.getResult({ record_id: over.id });
  expect(report.writing.state).toBe('unscored');
  for (const { record_id } of report.writing.tasks) {
    await learner.api.exercise.essayScoring({ record_id });
    await settled(learner, record_id);
  }
  // A job tells the mock.
  await expect.poll(async () => (await learner.api.exam.getSimulateExamLastScore()).writing_score).toBe(6);
});

test('a mark that is given afterwards raises the band of the mock everywhere', async () => {
  const learner = await learnerWith(site, 60);
  const { api } = learner;
  const over = await sitMock(site, learner, ['', ''], { with_report: false });
  expect((await api.exam.getSimulateExamLastScore()).reading_score).toBe(7.5);
  const [record] = await site.rows<{ reading_attempt: number }>(
    'select reading_attempt from mock_records where id = $1',
    [over.id],
  );
  const attempt_id = record?.reading_attempt ?? 0;
  const lost = (await api.attempt.getResult({ attempt_id })).questions.filter(({ right, total }) => right < total);
  for (const { key } of lost.slice(0, 2)) {
    await api.attempt.challengeMark({ attempt_id, key, words: '两种说法都有' });
    const [open] = await site.rows<{ id: number }>(`select id from mark_challenges where state = 'open'`);
    const settle = { id: open?.id ?? 0, accept: true, add_to_key: false, reply: '对' };
    await site.services.attempts.settleChallenge(0, settle);
  }
  // A job tells the mock: 35 right are 8.0.
  await expect.poll(async () => (await api.exam.getSimulateExamLastScore()).reading_score).toBe(8);
  expect((await api.exam.getResult({ record_id: over.id })).reading).toMatchObject({ right: 35, band: 8 });
});

test('a guest sits a mock without reports, and takes it along at log-in', async () => {
  const guest = await site.guest();
  const record = await startMock(site, guest);
  expect(record.with_report).toBe(0);
  await sitPaper(site, guest, record);
  const account = await register(site, undefined, guest);
  expect(await account.api.exam.getRecord({ record_id: record.id })).toMatchObject({ standing: { at: 'break' } });
  expect(await refusal(startPractice(account))).toBe('attempt_open');
});

test('of two open mocks the guest’s is given up at log-in', async () => {
  const owner = await register(site);
  const mine = await startMock(site, owner, { with_report: false });
  const guest = await site.guest();
  const theirs = await startMock(site, guest);
  const account = await register(site, owner.mobile, guest);
  await vi.waitUntil(async () => (await account.api.exam.getRecord({ record_id: theirs.id })).state === 'abandoned');
  expect(await account.api.exam.getRecord({ record_id: mine.id })).toMatchObject({ state: 'open' });
});

const startPractice = ({ api }: Pick<Awaited<ReturnType<typeof register>>, 'api'>) =>
  api.attempt.start({
    skill: 'reading',
    id: site.id('set1-passage-1'),
    mode: 'practice',
    key: randomUUID(),
    writer: `tab-${randomUUID()}`,
  });
