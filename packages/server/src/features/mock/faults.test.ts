// @postgres: the clock of the database, two browsers
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerOperator } from '#features/admin/admin.testing.ts';
import { refusal, refused, register } from '#features/identity/identity.testing.ts';
import { keysOf, tab } from '#features/practice/attempts/attempts.testing.ts';
import { quickExaminer } from '#features/writing/quick-examiner.testing.ts';
import { coinsOf, learnerWith } from '#features/writing/writing.testing.ts';
import {
  essay,
  type MockSite,
  openMockSite,
  passages,
  sections,
  sitMock,
  sitPaper,
  startMock,
  writeBoth,
} from './mock.testing.ts';

let site: MockSite;
/** The examiner reads when it is told to: until then essays wait. */
let letRead = () => {};
beforeAll(async () => {
  const told = new Promise<void>((resolve) => {
    letRead = resolve;
  });
  const quick = quickExaminer();
  const slow = {
    ...quick,
    slot: async () => {
      const slot = await quick.slot();
      return {
        ...slot,
        score: async (request: Parameters<typeof slot.score>[0], ...rest: never[]) => {
          await told;
          return slot.score(request, ...rest);
        },
      };
    },
  };
  site = await openMockSite({ FREE_AI_TRIES: '0', PRICE_ESSAY_SCORING: '30' }, slow as typeof quick);
});
afterAll(() => site.close());

const runs = (record: Awaited<ReturnType<typeof startMock>>): number => {
  const { standing } = record;
  return standing.at === 'listening' || standing.at === 'reading' ? standing.attempt_id : 0;
};

/** Of a drill an item is paper and question. */
const isOf = (item: string, papers: readonly number[]) => papers.some((paper) => item.startsWith(`${paper}.`));

test.each([
  { why: 'a mock that is not there', id: () => 999_999, error: 'not_found' },
  { why: 'a reading paper is no mock', id: () => site.id('set1-passage-1'), error: 'not_found' },
])('start: $why', async ({ id, error }) => {
  const { api } = await site.guest();
  expect(await refusal(api.exam.start({ id: id(), key: randomUUID() }))).toBe(error);
  expect(await refusal(api.exam.getMock({ id: id() }))).toBe(error);
});

test('another learner’s mock is not found, whatever is pressed', async () => {
  const record = await startMock(site, await site.guest());
  const { api } = await site.guest();
  const other = { record_id: record.id };
  // All at once, and all listened to: a refusal that nobody waits for yet ends the whole run.
  for (const said of await Promise.all(
    [
      api.exam.getRecord(other),
      api.exam.beginNext(other),
      api.exam.submit(other),
      api.exam.abandon(other),
      api.exam.getResult(other),
    ].map(refusal),
  ))
    expect(said).toBe('not_found');
});

test('presses at the wrong moment change nothing', async () => {
  const learner = await site.guest();
  const { api } = learner;
  const record = await startMock(site, learner);
  const one = { record_id: record.id };
  expect((await api.exam.beginNext(one)).standing).toEqual(record.standing);
  expect(await refusal(api.exam.getResult(one))).toBe('attempt_open');
  expect(await refusal(api.attempt.discard({ attempt_id: runs(record) }))).toBe('attempt_open');
  expect((await api.exam.submit(one)).standing).toMatchObject({ at: 'break', next: 'reading' });
  expect(await refusal(api.exam.submit(one))).toBe('attempt_closed');
  const [first, second] = await Promise.all([api.exam.beginNext(one), api.exam.beginNext(one)]);
  expect(first.standing).toEqual(second.standing);
  expect(first.standing.at).toBe('reading');
});

test('no key of any of its papers is told while the mock is open, and all of them afterwards', async () => {
  const learner = await site.guest();
  const { api } = learner;
  const [passage = 0] = passages(site);
  const [section = 0] = sections(site);
  const writer = tab();
  const practice = { skill: 'reading' as const, id: passage, mode: 'practice' as const, writer };
  const earlier = await api.attempt.start({ ...practice, key: randomUUID() });
  await api.attempt.submit({
    attempt_id: earlier.id,
    writer,
    revision: 0,
    changes: [{ id: randomUUID(), key: `${passage}.q1`, value: 'nonsense' }],
  });
  // What was lost comes first: it asks this very passage.
  const drill = await api.training.startDrill({ skill: 'reading', type: 'note-completion', key: randomUUID() });
  if (drill.outcome !== 'started') throw new Error('there is no drill');
  const inDrill = drill.record.items.map(({ key: item }) => item).filter((item) => isOf(item, passages(site)));
  const answerOf = (item = '') => ({ record_id: drill.record.id, item, key: randomUUID(), value: 'T', seconds: 1 });
  await api.training.saveAnswer(answerOf(inDrill[0]));
  const open = await api.attempt.start({ ...practice, key: randomUUID() });
  const [mistake] = (await api.mistakes.getList({ attempt_id: earlier.id, with_solutions: 1 })).list;
  expect(mistake?.solution).toBeTruthy();

  const record = await startMock(site, learner);
  const [key] = await keysOf(site, [passage]);
  const question = { key: key?.question ?? '', value: 'A' };
  expect(await refusal(api.attempt.checkOne({ attempt_id: open.id, ...question }))).toBe('attempt_open');
  expect(await refusal(api.attempt.getResult({ attempt_id: earlier.id }))).toBe('attempt_open');
  // Handed in again it would answer with its keys, and so would the open practice.
  const again = { attempt_id: earlier.id, writer, revision: 1 };
  expect(await api.attempt.submit(again)).toEqual({ outcome: 'sealed' });
  expect(await refusal(api.attempt.start({ ...practice, key: randomUUID(), fresh: true }))).toBe('attempt_open');
  expect(await refusal(api.listening.getSentencePaper({ id: section }))).toBe('attempt_open');
  const hidden = (await api.mistakes.getList({ attempt_id: earlier.id, with_solutions: 1 })).list;
  expect(hidden.filter(({ solution }) => solution)).toEqual([]);
  // A drill that was begun before tells nothing of these papers either.
  expect(await refusal(api.training.saveAnswer(answerOf(inDrill[1])))).toBe('attempt_open');
  const done = { record_id: drill.record.id };
  expect(await refusal(api.training.getDrill(done))).toBe('attempt_open');
  expect(await refusal(api.training.submit({ ...done, seconds: 1 }))).toBe('attempt_open');
  // Handed in, and still nothing is told of it.
  await sitPaper(site, learner, record);
  expect(await refusal(api.attempt.getResult({ attempt_id: runs(record) }))).toBe('attempt_open');
  expect((await api.attempt.getRecordList({ skill: 'listening' })).list).toEqual([]);

  await api.exam.abandon({ record_id: record.id });
  expect(await api.attempt.getResult({ attempt_id: earlier.id })).toMatchObject({ total: 13 });
  expect(await api.attempt.checkOne({ attempt_id: open.id, ...question })).toMatchObject({ key: question.key });
});

test('the second browser looks on: it can read the paper, not write on it, until it takes over', async () => {
  const learner = await register(site);
  const record = await startMock(site, learner, { with_report: false });
  const attempt_id = runs(record);
  const [first, second] = [tab(), tab()];
  await learner.api.attempt.takeOver({ attempt_id, writer: first });
  const [paper = 0] = sections(site);
  const change = () => [{ id: randomUUID(), key: `${paper}.q1`, value: 'one' }];
  const save = (writer: string) => learner.api.attempt.save({ attempt_id, writer, revision: 0, changes: change() });
  expect(await save(first)).toMatchObject({ outcome: 'saved' });
  expect(await save(second)).toMatchObject({ outcome: 'stale', writer: first });
  expect((await learner.api.exam.getRecord({ record_id: record.id })).standing).toEqual(record.standing);
});

test('answers after the end are kept, called late, and do not count, whatever the device’s clock says', async () => {
  const learner = await site.guest();
  const { api } = learner;
  const record = await startMock(site, learner);
  const attempt_id = runs(record);
  const writer = tab();
  await api.attempt.takeOver({ attempt_id, writer });
  const keys = (await keysOf(site, sections(site))).filter(({ interaction }) => interaction === 'gap').slice(0, 3);
  const change = (at: number) => [
    { id: randomUUID(), key: keys[at]?.question ?? '', value: keys[at]?.accept[0] ?? '', at: 1 },
  ];
  await api.attempt.save({ attempt_id, writer, revision: 0, changes: change(0) });
  site.later(3 * 3600);
  expect(await api.attempt.save({ attempt_id, writer, revision: 1, changes: change(1) })).toMatchObject({
    outcome: 'closed',
    closed_by: 'clock',
  });
  expect(await api.attempt.submit({ attempt_id, writer, revision: 1, changes: change(2) })).toEqual({
    outcome: 'sealed',
  });
  // Reading and writing have run out as well by now: nobody was there.
  const over = await api.exam.getRecord({ record_id: record.id });
  expect(over.standing).toEqual({ at: 'over' });
  const report = await api.exam.getResult({ record_id: record.id });
  expect(report.listening).toMatchObject({ right: 1, answered: 1, late: 2, band: -1 });
  expect(report).toMatchObject({ state: 'done', scores: { score: -1 }, writing: { state: 'none' } });
});

test('whoever does not come back: the job takes the mock through its breaks to its end, at the times of the rules', async () => {
  const learner = await register(site);
  const record = await startMock(site, learner, { with_report: false });
  await sitPaper(site, learner, record);
  const seconds = (part: string) => record.parts.find((one) => one.part === part)?.seconds ?? 0;
  site.later(601);
  await site.services.mock.closeLate();
  const reading = await learner.api.exam.getRecord({ record_id: record.id });
  expect(reading.standing.at).toBe('reading');
  const [listened, read] = reading.parts;
  // The server's own clock: reading began when the ten minutes were over, not when the job looked.
  expect((read?.started_at ?? 0) - (listened?.handed_in_at ?? 0)).toBe(600);
  site.later(seconds('reading') + 120);
  await site.services.mock.closeLate();
  expect((await learner.api.exam.getRecord({ record_id: record.id })).standing).toMatchObject({
    at: 'break',
    next: 'writing',
  });
  site.later(600 + seconds('writing') + 120);
  await site.services.mock.closeLate();
  const report = await learner.api.exam.getResult({ record_id: record.id });
  expect(report).toMatchObject({ state: 'done', reading: { answered: 0, band: -1 }, writing: { state: 'none' } });
  expect(report.scores.listening_score).toBe(9);
  const deeds = await site.rows(`select 1 from deeds where deed = 'mock_completed' and reference = $1`, [
    String(record.id),
  ]);
  expect(deeds).toEqual([]);
});

test('a mock that cannot go on stops nobody else, and its learner can leave it', async () => {
  const [stuck, fine] = [await learnerWith(site, 60), await site.guest()];
  const record = await startMock(site, stuck);
  const other = await startMock(site, fine);
  for (const [learner, mock] of [
    [stuck, record],
    [fine, other],
  ] as const)
    await learner.api.exam.submit({ record_id: mock.id });
  const paper = `update mock_records set papers = jsonb_set(papers, '{reading}', '[999999]') where id = $1`;
  await site.rows(paper, [record.id]);
  site.later(601);
  await expect(site.services.mock.closeLate()).rejects.toThrow(`could not go on with mocks ${record.id}`);
  expect(await site.rows('select reading_attempt > 0 as runs from mock_records where id = $1', [other.id])).toEqual([
    { runs: true },
  ]);
  expect(await stuck.api.exam.abandon({ record_id: record.id })).toMatchObject({ state: 'abandoned' });
  expect(await coinsOf(stuck)).toBe(60);
});

test('while the examiner is dead the report says which essays wait; when it is back they arrive by themselves', async () => {
  const learner = await learnerWith(site, 60);
  const over = await sitMock(site, learner, [essay('One'), essay('Two')]);
  const { api } = learner;
  const early = await api.exam.getResult({ record_id: over.id });
  expect(early).toMatchObject({ state: 'marking', writing: { state: 'waiting' }, scores: { listening_score: 6.5 } });
  expect(early.writing.tasks.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(early.ask_again_ms).toBeGreaterThan(0);
  expect(early.missing).toEqual(['writing', 'speaking']);
  // The operator sees a marking job that has failed for good, by its name.
  const failed = `update pgboss.job set state = 'failed', completed_on = now() where name = 'score-essay' and state <> 'completed' returning id`;
  const dead = (await site.rows<{ id: string }>(failed)).map(({ id }) => id);
  expect(dead.length).toBeGreaterThan(0);
  const operator = await registerOperator(site);
  const { list } = await operator.api.admin.getDeadJobs();
  for (const id of dead) {
    expect(list).toContainEqual(expect.objectContaining({ id, name: 'score-essay', can_retry: 1 }));
    await operator.api.admin.retryJob({ id, reason: 'The examiner is back.' });
  }
  expect(await coinsOf(learner)).toBeGreaterThanOrEqual(0);
  letRead();
  await expect
    .poll(async () => (await api.exam.getResult({ record_id: over.id })).state, { timeout: 20_000 })
    .toBe('done');
  expect((await api.exam.getSimulateExamLastScore()).writing_score).toBe(6);
});

test('words that arrive after writing has ended are kept beside the essay and said to be late', async () => {
  const learner = await register(site);
  const { api } = learner;
  let record = await startMock(site, learner, { with_report: false });
  await api.exam.submit({ record_id: record.id });
  await api.exam.beginNext({ record_id: record.id });
  await api.exam.submit({ record_id: record.id });
  record = await api.exam.beginNext({ record_id: record.id });
  await writeBoth(learner, record, [essay('One'), essay('Two')], false);
  const { standing } = record;
  if (standing.at !== 'writing') throw new Error('writing does not run');
  site.later(3600 + 60);
  const late = await api.exercise.saveEssayRecordInfo({ id: standing.task2_record_id, content: 'Two late words' });
  expect(late.outcome).toBe('closed');
  const report = await api.exam.getResult({ record_id: record.id });
  expect(report.writing.tasks.map((task) => task.late)).toEqual([0, 1]);
  expect(report.writing.state).toBe('unscored');
  const error = await refused(api.exam.submit({ record_id: 0 }));
  expect(error.error).toBe('invalid_input');
});
