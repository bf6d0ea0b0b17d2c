// @postgres, @embedded: saves of two tabs
import { randomUUID } from 'node:crypto';
import { MAX_ESSAY_CHARACTERS } from '@ninefold/core/writing/essay-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CN, codeFor, newMobile, refusal, refused, register } from '#features/identity/identity.testing.ts';
import { reportsRepo } from '../mistakes/reports.repo.ts';
import { draftOf, openWritingSite, saved, type WritingSite } from '../writing.testing.ts';

let site: WritingSite;
let paper: number;
let task1: number;
beforeAll(async () => {
  site = await openWritingSite();
  paper = site.id('task2-free-public-transport');
  task1 = site.id('task1-bar-museum-income');
});
afterAll(() => site.close());

const infoOf = ({ api }: Parameters<typeof saved>[0], id: number) => api.exercise.getEssayRecordInfo({ id });

test('pressing twice begins one draft, and the next press another one with the next number', async () => {
  const guest = await site.guest();
  const key = randomUUID();
  const ids = await Promise.all([1, 2, 3].map(() => draftOf(guest, { paper_id: paper, key })));
  expect(new Set(ids).size).toBe(1);
  const second = await draftOf(guest, { paper_id: paper });
  expect(await infoOf(guest, second)).toMatchObject({ draft: 2, status: 1, step: 1, isDraft: 1, content: '' });
  const { list } = await guest.api.writing.getRecordListByPaperId({ paper_id: paper });
  expect(list.map(({ draft }) => draft)).toEqual([2, 1]);
});

test('a save counts the words as the paper does and moves the revision on', async () => {
  const guest = await site.guest();
  const id = await draftOf(guest, { paper_id: paper });
  const text = 'A well-known <b>city\r\n\r\nspent £5 — twice.';
  expect(await saved(guest, id, text, { writer: 'tab-aaaa', revision: 0 })).toMatchObject({
    outcome: 'saved',
    revision: 1,
    words: 6,
  });
  const info = await infoOf(guest, id);
  expect(info.content).toBe('A well-known <b>city\n\nspent £5 — twice.');
  expect(info).toMatchObject({ step: 2, paper: { id: paper, task: 2, min_words: 250 } });
});

test('a change that is sent again, because its answer got lost, is written once', async () => {
  const guest = await site.guest();
  const id = await draftOf(guest, { paper_id: paper });
  const change = { writer: 'tab-aaaa', revision: 0, change_id: randomUUID() };
  expect(await saved(guest, id, 'one', change)).toMatchObject({ outcome: 'saved', revision: 1 });
  expect(await saved(guest, id, 'one', change)).toMatchObject({ outcome: 'saved', revision: 1 });
});

test('two tabs: the text on an old revision is refused, and both texts are kept', async () => {
  const guest = await site.guest();
  const id = await draftOf(guest, { paper_id: paper });
  await saved(guest, id, 'from the first tab', { writer: 'tab-aaaa', revision: 0 });
  expect(await saved(guest, id, 'from the second tab', { writer: 'tab-bbbb', revision: 0 })).toMatchObject({
    outcome: 'stale',
    content: 'from the first tab',
    yours: 'from the second tab',
    writer: 'tab-aaaa',
    revision: 1,
  });
  const kept = async () => (await guest.api.writing.getConflictList({ id })).list.map(({ content }) => content);
  expect(await kept()).toEqual(['from the second tab']);
  const chosen = { writer: 'tab-bbbb', revision: 1, force: true };
  expect(await saved(guest, id, 'from the second tab', chosen)).toMatchObject({ outcome: 'saved', revision: 2 });
  expect(await kept()).toEqual(['from the first tab', 'from the second tab']);
});

test('of many tabs saving at once exactly one wins, and no text is lost', async () => {
  const guest = await site.guest();
  const id = await draftOf(guest, { paper_id: paper });
  const texts = Array.from({ length: 8 }, (_, n) => `text ${n}`);
  const ends = await Promise.all(
    texts.map((text, n) => saved(guest, id, text, { writer: `tab-000${n}`, revision: 0 })),
  );
  expect(ends.filter(({ outcome }) => outcome === 'saved')).toHaveLength(1);
  const { content } = await infoOf(guest, id);
  const { list } = await guest.api.writing.getConflictList({ id });
  expect([content, ...list.map((one) => one.content)].sort()).toEqual(texts);
});

test.each([
  { content: 'x'.repeat(MAX_ESSAY_CHARACTERS + 1), why: 'too long' },
  { content: 'half of a pair: \ud83d', why: 'a lone surrogate' },
  { content: 'nul \0 inside', why: 'nothing a database can keep' },
])('$why is refused with the name of the field, and the draft stays', async ({ content }) => {
  const guest = await site.guest();
  const id = await draftOf(guest, { paper_id: paper, content: 'safe' });
  expect(await refused(saved(guest, id, content))).toMatchObject({ error: 'invalid_input', fields: ['content'] });
  expect((await infoOf(guest, id)).content).toBe('safe');
  expect(await saved(guest, id, 'x'.repeat(MAX_ESSAY_CHARACTERS))).toMatchObject({ outcome: 'saved' });
});

test('somebody else’s draft is not there, whatever is asked about it', async () => {
  const id = await draftOf(await register(site), { paper_id: paper, content: 'mine' });
  const { api } = await register(site);
  const calls = [
    api.exercise.getEssayRecordInfo({ id }),
    api.exercise.getRecordInfo({ id }),
    api.exercise.saveEssayRecordInfo({ id, content: 'yours' }),
    api.exercise.essayScoring({ record_id: id }),
    api.exercise.getEssayScoringResult({ record_id: id }),
    api.exercise.getScoreInfo({ record_id: id }),
    api.exercise.getCompareEssay({ id }),
    api.writing.getTopicInfo({ record_id: id }),
    api.writing.getScoreDetail({ record_id: id }),
    api.writing.getFeedbackDiff({ record_id: id }),
    api.writing.saveChoice({ record_id: id, about: 'tr', choice: 'disagree' }),
    api.writing.remark({ record_id: id, key: randomUUID() }),
    api.writing.takeOver({ id, writer: 'tab-aaaa' }),
    api.writing.handIn({ id }),
    api.writing.getConflictList({ id }),
    api.writing.markFinished({ id }),
    api.writing.removeRecord({ id }),
    api.exercise.saveEssayRecordInfo({ id: 0, paper_id: paper, of_record: id }),
  ];
  expect(await Promise.all(calls.map(refusal))).toEqual(calls.map(() => 'not_found'));
});

test('behind somebody else’s draft there is no page: what came back would tell when it was begun', async () => {
  const [mine, other] = [await register(site), await register(site)];
  await draftOf(mine, { paper_id: paper, content: 'mine' });
  await draftOf(other, { paper_id: paper, content: 'theirs' });
  const before = await draftOf(other, { paper_id: paper, content: 'theirs again' });
  const pages = await Promise.all([
    mine.api.writing.getRecordListByPaperId({ paper_id: paper, before }),
    mine.api.exercise.getBigEssayRecordList({ before }),
  ]);
  expect(pages.map(({ list }) => list)).toEqual([[], []]);
  expect((await other.api.writing.getRecordListByPaperId({ paper_id: paper, before })).list).toHaveLength(1);
  expect((await other.api.exercise.getBigEssayRecordList({ before })).list).toHaveLength(1);
});

test('the last scored drafts are the last that were written, also after older ones have come with an archive', async () => {
  const learner = await register(site);
  const newer = await draftOf(learner, { paper_id: paper, content: 'written here' });
  const older = await draftOf(learner, { paper_id: paper, content: 'came later, and is older' });
  await site.rows(`update essay_records set created_at = created_at - interval '1 year' where id = $1`, [older]);
  for (const id of [newer, older])
    await site.rows(
      `with scored as (
         insert into essay_scorings (record_id, user_id, task, state, stage, paid_with, content, report, created_at)
         values ($1, $2, 2, 'done', 'done', 'coins', '', '{}', now()) returning id)
       update essay_records set scoring_id = (select id from scored) where id = $1`,
      [id, learner.user.id],
    );
  const drafts = await reportsRepo(site.deps.db).latest(learner.user.id, 12);
  expect(drafts.map(({ id }) => id)).toEqual([newer, older]);
});

test('a guest’s drafts and own questions come along at log-in, numbered after those that are there', async () => {
  const mobile = newMobile();
  const learner = await register(site, mobile);
  await draftOf(learner, { paper_id: paper, content: 'older' });
  const guest = await site.guest();
  const written = await draftOf(guest, { paper_id: paper, content: 'as a guest' });
  const own = await draftOf(guest, { task: 2, prompt: 'Is a guest a learner?', content: 'Yes.' });
  const code = await codeFor(site, guest, mobile);
  expect(await guest.api.student.loginBySms({ country_id: CN, mobile, code })).toMatchObject({ merged_guest: 1 });
  expect(await infoOf(guest, written)).toMatchObject({ content: 'as a guest', draft: 2 });
  expect(await infoOf(guest, own)).toMatchObject({ paper_id: 0, paper: { content: 'Is a guest a learner?' } });
  const { list } = await guest.api.writing.getTask2SearchList({});
  expect(list[0]).toMatchObject({ prompt_id: expect.any(Number), id: 0, drafts: 1, content: 'Is a guest a learner?' });
  expect(list.find(({ id }) => id === paper)).toMatchObject({ drafts: 2, record_id: written });
});

test('exam mode: the server’s clock hands in what was saved, and nothing is written after it', async () => {
  const learner = await register(site);
  const exam = await learner.api.writing.startExam({ task1_paper_id: task1, task2_paper_id: paper, key: randomUUID() });
  expect(exam.left_ms).toBeGreaterThan(59 * 60_000);
  await saved(learner, exam.task2_record_id, 'in time');
  expect(await refusal(learner.api.writing.getPracticeHelp({ paper_id: paper }))).toBe('attempt_open');
  site.later(61 * 60 + 5);
  expect(await saved(learner, exam.task2_record_id, 'too late')).toMatchObject({
    outcome: 'closed',
    closed_by: 'clock',
    content: 'in time',
    left_ms: 0,
  });
  // Not handed in, but not lost: it lies beside the draft.
  const { list: beside } = await learner.api.writing.getConflictList({ id: exam.task2_record_id });
  expect(beside.map(({ content }) => content)).toEqual(['too late']);
  await site.services.writing.tidyUp();
  expect(await infoOf(learner, exam.task1_record_id)).toMatchObject({
    handed_in_by: 'clock',
    step: 3,
    isDraft: 0,
    other_record: exam.task2_record_id,
  });
  expect(await learner.api.writing.getPracticeHelp({ paper_id: paper })).toMatchObject({ ideas: expect.any(Array) });
});

test('both tasks of an exam are handed in together, even when both are pressed for at one moment', async () => {
  const guest = await site.guest();
  const { api } = guest;
  for (let round = 0; round < 3; round += 1) {
    const exam = await api.writing.startExam({ task1_paper_id: task1, task2_paper_id: paper, key: randomUUID() });
    const ids = [exam.task1_record_id, exam.task2_record_id];
    const answers = await Promise.all(ids.map((id) => api.writing.handIn({ id })));
    expect(answers.map(({ id, isDraft }) => [id, isDraft])).toEqual(ids.map((id) => [id, 0]));
  }
});

test('a paper of the other task is no paper of this one', async () => {
  const guest = await site.guest();
  const start = guest.api.writing.startExam({ task1_paper_id: paper, key: randomUUID() });
  expect(await refused(start)).toMatchObject({ error: 'invalid_input', fields: ['task1_paper_id'] });
});

test('a removed draft is gone, and those after it close the gap', async () => {
  const guest = await site.guest();
  const first = await draftOf(guest, { paper_id: paper, content: 'first' });
  const second = await draftOf(guest, { paper_id: paper, of_record: first });
  expect(await infoOf(guest, second)).toMatchObject({ content: 'first', of_record: first, draft: 2 });
  await guest.api.writing.removeRecord({ id: first });
  expect(await refusal(infoOf(guest, first))).toBe('not_found');
  expect(await infoOf(guest, second)).toMatchObject({ draft: 1, of_record: 0 });
  const { list } = await guest.api.writing.getTask2SearchList({ content: 'public transport' });
  expect(list.find(({ id }) => id === paper)).toMatchObject({ drafts: 1, record_id: second });
});
