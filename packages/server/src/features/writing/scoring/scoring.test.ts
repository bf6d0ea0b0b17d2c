// @postgres: money
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, tally } from '#features/identity/identity.testing.ts';
import { openExaminerPool } from '#providers/examiner/examiner-pool.ts';
import { buildServices } from '#services.ts';
import { readSettings } from '#settings.ts';
import { quickExaminer } from '../quick-examiner.testing.ts';
import { draftOf, learnerWith, openWritingSite, saved, settled, type WritingSite } from '../writing.testing.ts';

const PRICE = 60;
const CAP = 700;
let site: WritingSite;
let paper: number;
beforeAll(async () => {
  site = await openWritingSite({ FREE_AI_TRIES: '0', COIN_CAP: String(CAP) });
  paper = site.id('task2-free-public-transport');
});
afterAll(() => site.close());

/** What scoring took and gave back, oldest first. What the first essay earns is another matter. */
const movesOf = async ({ userId }: { userId: number }): Promise<number[]> =>
  (
    await site.rows<{ change: number }>(
      `select change from coin_entries where user_id = $1 and reason = 'essay_scoring' order by id`,
      [userId],
    )
  ).map(({ change }) => change);

const scoringOf = async (recordId: number) =>
  (
    await site.rows<{ state: string; tries: number; report: unknown }>(
      'select state, tries, report from essay_scorings where record_id = $1',
      [recordId],
    )
  )[0];

/** A process whose only thread this test holds: what is pressed waits until it is given back. */
const holdThread = () => site.deps.examiner.slot();

/** Another process on the same database, with an examiner of its own. */
const processWith = (examiner: ReturnType<typeof quickExaminer>) =>
  buildServices({ ...site.deps, examiner }).writing.scoring;

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

test('an empty draft is not scored, and a guest has to log in first', async () => {
  const learner = await learnerWith(site, PRICE);
  const empty = await draftOf(learner, { paper_id: paper, content: ' \n ' });
  expect(await refusal(learner.api.exercise.essayScoring({ record_id: empty }))).toBe('invalid_input');
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

test.each([
  { content: 'Hangs for ever.', failure: 'timed_out' },
  { content: 'Crashes at once.', failure: 'crashed' },
  { content: 'Broken is the report.', failure: 'crashed' },
])(
  '$content What was paid comes back exactly once, and the draft is the learner’s again',
  async ({ content, failure }) => {
    const learner = await learnerWith(site, PRICE);
    const record_id = await draftOf(learner, { paper_id: paper, content });
    const pressed = async () => {
      await learner.api.exercise.essayScoring({ record_id });
      return settled(learner, record_id);
    };
    expect(await pressed()).toMatchObject({ status: 4, failure, refunded: 1, refunded_coins: PRICE });
    await site.services.writing.tidyUp();
    expect(await movesOf(learner)).toEqual([-PRICE, PRICE]);
    expect(await scoringOf(record_id)).toMatchObject({ state: 'failed', report: null });
    // The next press is another scoring, with a charge and a refund of its own.
    expect(await pressed()).toMatchObject({ status: 4, refunded: 1 });
    expect(await movesOf(learner)).toEqual([-PRICE, PRICE, -PRICE, PRICE]);
    expect(await saved(learner, record_id, 'Mine again.')).toMatchObject({ outcome: 'saved' });
  },
);

test('a real thread that hangs is ended by the settings’ time, and what was paid comes back', async () => {
  const seconds = readSettings({ NODE_ENV: 'test', ESSAY_SCORING_SECONDS: '1' });
  const thread = new URL(`data:text/javascript,${encodeURIComponent('setInterval(() => {}, 1000)')}`);
  const examiner = openExaminerPool(seconds, { thread, say: () => {} });
  const held = await holdThread();
  const learner = await learnerWith(site, PRICE);
  const record_id = await draftOf(learner, { paper_id: paper, content: 'Nobody will read this.' });
  await learner.api.exercise.essayScoring({ record_id });
  await processWith(examiner).scoreNext();
  expect(await settled(learner, record_id)).toMatchObject({ status: 4, failure: 'timed_out', refunded: 1 });
  held.release();
  await examiner.close();
});

test('a text that gets no band costs nothing, and the learner is told so', async () => {
  const learner = await learnerWith(site, PRICE);
  const record_id = await draftOf(learner, { paper_id: paper, content: 'Short one.' });
  await learner.api.exercise.essayScoring({ record_id });
  expect(await settled(learner, record_id)).toMatchObject({
    status: 3,
    score: -1,
    coins: PRICE,
    refunded: 1,
    refunded_coins: PRICE,
  });
  expect(await movesOf(learner)).toEqual([-PRICE, PRICE]);
});

test.each([
  { room: 0, why: 'a full purse takes nothing back, and nobody says it did' },
  { room: 25, why: 'of what came back only so much is told as fitted' },
])('$why', async ({ room }) => {
  const learner = await learnerWith(site, PRICE);
  const record_id = await draftOf(learner, { paper_id: paper, content: 'Crashes again.' });
  const thread = await holdThread();
  await learner.api.exercise.essayScoring({ record_id });
  await site.deps.db.transaction((tx) =>
    site.services.coins.reward(tx, {
      userId: learner.userId,
      coins: CAP - room,
      reason: 'operator',
      reference: 'test',
      key: randomUUID(),
    }),
  );
  thread.release();
  expect(await settled(learner, record_id)).toMatchObject({
    status: 4,
    refunded: room > 0 ? 1 : 0,
    refunded_coins: room,
  });
});

test('an engine that crashed in a process thought dead does not take the essay from the one that has it', async () => {
  const held = await holdThread();
  const learner = await learnerWith(site, PRICE);
  const record_id = await draftOf(learner, { paper_id: paper, content: 'Two processes.' });
  await learner.api.exercise.essayScoring({ record_id });
  const slow = processWith(
    quickExaminer(async () => {
      // Its lease ran out, and another process reads the essay now.
      await site.rows('update essay_scorings set tries = tries + 1 where record_id = $1', [record_id]);
      return { ok: false, failure: 'crashed', about: '' };
    }),
  );
  await slow.scoreNext();
  expect(await scoringOf(record_id)).toMatchObject({ state: 'running', tries: 2 });
  await site.rows(`update essay_scorings set state = 'waiting' where record_id = $1`, [record_id]);
  held.release();
  await site.services.writing.tidyUp();
  expect(await settled(learner, record_id)).toMatchObject({ status: 3 });
  expect(await movesOf(learner)).toEqual([-PRICE]);
});

test('a disk that is full when the report is stored: tried again, then given up with the money back', async () => {
  const held = await holdThread();
  const learner = await learnerWith(site, PRICE);
  const record_id = await draftOf(learner, { paper_id: paper, content: 'No room for this.' });
  await learner.api.exercise.essayScoring({ record_id });
  await site.deps.db.query(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await site.deps.db.query(`create trigger no_room before update on essay_scorings for each row
    when (new.state = 'done') execute function no_room()`);
  const scoring = processWith(quickExaminer());
  for (let tried = 0; tried < 2; tried += 1) {
    await expect(scoring.scoreNext()).rejects.toThrow();
    site.later(20);
  }
  await scoring.scoreNext();
  expect(await settled(learner, record_id)).toMatchObject({ status: 4, failure: 'storage', refunded: 1 });
  expect(await movesOf(learner)).toEqual([-PRICE, PRICE]);
  await site.deps.db.query('drop function no_room cascade');
  held.release();
});
