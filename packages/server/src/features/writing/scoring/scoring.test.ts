// @postgres: money
import { randomUUID } from 'node:crypto';
import { MAX_ESSAY_CHARACTERS } from '@ninefold/core/writing/essay-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Comes } from '#db/personal/personal-data.ts';
import { refusal, refused, tally } from '#features/identity/identity.testing.ts';
import { writingData } from '../personal-data.service.ts';
import {
  draftOf,
  learnerWith,
  openWritingSite,
  paidFor,
  saved,
  settled,
  type WritingSite,
} from '../writing.testing.ts';

const PRICE = 60;
let site: WritingSite;
let paper: number;
beforeAll(async () => {
  site = await openWritingSite({ FREE_AI_TRIES: '0' });
  paper = site.id('task2-free-public-transport');
});
afterAll(() => site.close());

const movesOf = (learner: { userId: number }) => paidFor(site, learner, 'essay_scoring');

/** A process whose only thread this test holds: what is pressed waits until it is given back. */
const holdThread = () => site.deps.examiner.slot();

test('fifty presses at once are one scoring, one charge and one report', async () => {
  const learner = await learnerWith(site, 10 * PRICE);
  const record_id = await draftOf(learner, { paper_id: paper, content: 'Buses should be free.' });
  const presses = Array.from({ length: 50 }, () => learner.api.exercise.essayScoring({ record_id }));
  expect(new Set((await Promise.all(presses)).map(({ scoring_id }) => scoring_id)).size).toBe(1);
  expect(await settled(learner, record_id)).toMatchObject({
    status: 3,
    paid_with: 'coins',
    coins: PRICE,
    percent: 100,
  });
  expect(await movesOf(learner)).toEqual([-PRICE]);
  const [count] = await site.rows<{ n: number }>('select count(*)::int as n from essay_scorings where record_id = $1', [
    record_id,
  ]);
  expect(count?.n).toBe(1);
  expect(await learner.api.exercise.essayScoring({ record_id })).toMatchObject({ status: 3 });
  expect(await movesOf(learner)).toEqual([-PRICE]);
});

test('what was scored is frozen: another text is another draft', async () => {
  const learner = await learnerWith(site, PRICE);
  const record_id = await draftOf(learner, { paper_id: paper, content: 'Saved.' });
  await learner.api.exercise.essayScoring({ record_id, content: 'Newer than what was saved.', revision: 0 });
  expect(await saved(learner, record_id, 'Even newer.')).toMatchObject({
    outcome: 'closed',
    content: 'Newer than what was saved.',
  });
  await settled(learner, record_id);
  expect((await learner.api.writing.getTopicInfo({ record_id })).content).toBe('Newer than what was saved.');
});

test('a text on an old revision is not scored over the newer one', async () => {
  const learner = await learnerWith(site, PRICE);
  const record_id = await draftOf(learner, { paper_id: paper, content: 'Old.' });
  await saved(learner, record_id, 'New.', { writer: 'tab-aaaa', revision: 0 });
  await saved(learner, record_id, 'Newest.', { writer: 'tab-bbbb', revision: 1 });
  const press = learner.api.exercise.essayScoring({ record_id, content: 'Old, changed.', revision: 0 });
  expect(await refusal(press)).toBe('conflict');
  expect(await movesOf(learner)).toEqual([]);
  // Nor over what the writing tab itself has saved since: a press does not say that it comes from there.
  const late = learner.api.exercise.essayScoring({ record_id, content: 'Newest, changed.', revision: 1 });
  expect(await refusal(late)).toBe('conflict');
  const { list } = await learner.api.writing.getConflictList({ id: record_id });
  expect(list.map(({ content }) => content)).toEqual(['Newest, changed.', 'Old, changed.']);
  expect(await learner.api.exercise.getEssayRecordInfo({ id: record_id })).toMatchObject({
    isDraft: 1,
    content: 'Newest.',
  });
});

test('without coins nothing is scored and the draft stays a draft', async () => {
  const learner = await learnerWith(site, PRICE - 1);
  const record_id = await draftOf(learner, { paper_id: paper, content: 'Too poor.' });
  expect(await learner.api.writing.getScoringPrice()).toMatchObject({ pays_with: 'coins', coins: PRICE, can_pay: 0 });
  expect(await refusal(learner.api.exercise.essayScoring({ record_id }))).toBe('coins_short');
  expect(await learner.api.exercise.getEssayRecordInfo({ id: record_id })).toMatchObject({ status: 1, isDraft: 1 });
  expect(await saved(learner, record_id, 'Still mine.')).toMatchObject({ outcome: 'saved' });
});

test('two drafts and coins for one: one is scored, whichever came first', async () => {
  const learner = await learnerWith(site, PRICE);
  const drafts = await Promise.all(['One.', 'Two.'].map((content) => draftOf(learner, { paper_id: paper, content })));
  const thread = await holdThread();
  const presses = drafts.map((record_id) => learner.api.exercise.essayScoring({ record_id }));
  expect(await tally(presses)).toEqual({ answered: 1, coins_short: 1 });
  expect(await movesOf(learner)).toEqual([-PRICE]);
  thread.release();
});

test('an empty draft, one of 20,001 characters and what no database keeps are not scored, and a guest has to log in first', async () => {
  const learner = await learnerWith(site, PRICE);
  const empty = await draftOf(learner, { paper_id: paper, content: ' \n ' });
  const press = (content?: string) =>
    learner.api.exercise.essayScoring({ record_id: empty, ...(content !== undefined && { content, revision: 0 }) });
  for (const content of [undefined, 'x'.repeat(MAX_ESSAY_CHARACTERS + 1), 'half \ud83d', 'nul \0'])
    expect(await refused(press(content))).toMatchObject({ error: 'invalid_input', fields: ['content'] });
  expect(await movesOf(learner)).toEqual([]);
  const guest = await site.guest();
  const record_id = await draftOf(guest, { paper_id: paper, content: 'Mine.' });
  expect(await refusal(guest.api.exercise.essayScoring({ record_id }))).toBe('not_logged_in');
  expect(await guest.api.writing.getScoringPrice()).toMatchObject({ pays_with: 'guest', can_pay: 0 });
});

test('scoring again costs like the first time, once for a key; by a newer engine nothing', async () => {
  const learner = await learnerWith(site, 2 * PRICE);
  const record_id = await draftOf(learner, { paper_id: paper, content: 'Again.' });
  await learner.api.exercise.essayScoring({ record_id });
  await settled(learner, record_id);
  const key = randomUUID();
  await Promise.all(Array.from({ length: 5 }, () => learner.api.writing.remark({ record_id, key })));
  await settled(learner, record_id);
  expect(await movesOf(learner)).toEqual([-PRICE, -PRICE]);
  expect(await learner.api.exercise.getScoreInfo({ record_id })).toMatchObject({ needRemark: 0 });
  await site.rows(`update essay_scorings set engine = 'older' where record_id = $1`, [record_id]);
  expect(await learner.api.exercise.getScoreInfo({ record_id })).toMatchObject({ needRemark: 1 });
  await learner.api.writing.remark({ record_id, key: randomUUID() });
  expect(await settled(learner, record_id)).toMatchObject({ status: 3 });
  expect(await learner.api.exercise.getScoreInfo({ record_id })).toMatchObject({ needRemark: 0 });
  expect(await movesOf(learner)).toEqual([-PRICE, -PRICE]);
});

test('a report that came with an archive is not made again for nothing, whatever engine the file names', async () => {
  const learner = await learnerWith(site, PRICE);
  const record_id = await draftOf(learner, { paper_id: paper, content: 'Brought along.' });
  await learner.api.exercise.essayScoring({ record_id });
  await settled(learner, record_id);
  const scorings = writingData.tables.find(({ table }) => table === 'essay_scorings')?.comes as Comes;
  await site.rows('update essay_scorings set engine = $2 where record_id = $1', [record_id, scorings.instead?.engine]);
  expect(await learner.api.exercise.getScoreInfo({ record_id })).toMatchObject({ needRemark: 0 });
  expect(await refusal(learner.api.writing.remark({ record_id, key: randomUUID() }))).toBe('coins_short');
});

test('what is disputed is not held against the learner by the next report, and is a mistake again when it is not', async () => {
  const learner = await learnerWith(site, PRICE);
  const { api } = learner;
  const record_id = await draftOf(learner, { paper_id: paper, content: 'Bus are free.' });
  await api.exercise.essayScoring({ record_id });
  await settled(learner, record_id);
  const slips = async () =>
    (
      await site.rows<{ slot: string }>(
        `select slot from mistakes where user_id = $1 and kind = 'grammar' and state <> 'closed'`,
        [learner.userId],
      )
    ).length;
  const about = '0-3:number-plural';
  expect(await slips()).toBe(1);
  await api.writing.saveChoice({ record_id, about, choice: 'disagree' });
  expect(await slips()).toBe(0);
  await site.rows(`update essay_scorings set engine = 'older' where record_id = $1`, [record_id]);
  await api.writing.remark({ record_id, key: randomUUID() });
  await settled(learner, record_id);
  expect(await slips()).toBe(0);
  await api.writing.saveChoice({ record_id, about, choice: 'left' });
  expect(await slips()).toBe(1);
});

test('everybody’s first essay comes before anybody’s second', async () => {
  const thread = await holdThread();
  const [busy, other] = [await learnerWith(site, 9 * PRICE), await learnerWith(site, PRICE)];
  const drafts: [typeof busy, number][] = [];
  for (const [learner, content] of [
    [busy, 'a1'],
    [busy, 'a2'],
    [busy, 'a3'],
    [other, 'b1'],
  ] as const)
    drafts.push([learner, await draftOf(learner, { paper_id: paper, content })]);
  for (const [learner, record_id] of drafts) await learner.api.exercise.essayScoring({ record_id });
  const [, , third] = drafts;
  expect(await busy.api.exercise.getEssayScoringResult({ record_id: third?.[1] ?? 0 })).toMatchObject({ ahead: 3 });
  thread.release();
  for (const [learner, record_id] of drafts) await settled(learner, record_id);
  const order = await site.rows<{ content: string }>(
    'select content from essay_scorings where user_id = any($1) order by finished_at',
    [[busy.userId, other.userId]],
  );
  expect(order.map(({ content }) => content)).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('the two essays of a mock are one turn: whoever hands in later does not come between them', async () => {
  const thread = await holdThread();
  const [first, later] = [await learnerWith(site, 9 * PRICE), await learnerWith(site, PRICE)];
  const drafts: [typeof first, number][] = [];
  for (const [learner, content] of [
    [first, 'mock 1'],
    [first, 'mock 2'],
    [later, 'afterwards'],
  ] as const)
    drafts.push([learner, await draftOf(learner, { paper_id: paper, content })]);
  for (const [learner, record_id] of drafts) await learner.api.exercise.essayScoring({ record_id });
  // As the hand-in of a mock orders them: paid for before it began.
  await site.rows(`update essay_scorings set pay_key = 'mock:' || id where user_id = $1`, [first.userId]);
  const ahead = async ([learner, record_id]: (typeof drafts)[number]) =>
    (await learner.api.exercise.getEssayScoringResult({ record_id })).ahead;
  expect(await Promise.all(drafts.slice(1).map(ahead))).toEqual([1, 2]);
  thread.release();
  for (const [learner, record_id] of drafts) await settled(learner, record_id);
  const order = await site.rows<{ content: string }>(
    'select content from essay_scorings where user_id = any($1) order by finished_at',
    [[first.userId, later.userId]],
  );
  expect(order.map(({ content }) => content)).toEqual(['mock 1', 'mock 2', 'afterwards']);
});
