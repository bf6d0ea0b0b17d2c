// @postgres: money comes back once
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openExaminerPool } from '#providers/examiner/examiner-pool.ts';
import { buildServices } from '#services.ts';
import { readSettings } from '#settings.ts';
import { quickExaminer } from '../quick-examiner.testing.ts';
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
const CAP = 700;
let site: WritingSite;
let paper: number;
beforeAll(async () => {
  site = await openWritingSite({ FREE_AI_TRIES: '0', COIN_CAP: String(CAP) });
  paper = site.id('task2-free-public-transport');
});
afterAll(() => site.close());

const movesOf = (learner: { userId: number }) => paidFor(site, learner, 'essay_scoring');

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
  // Whoever takes it over: on a slow machine another process may come first.
  const tryOnce = async () => {
    site.later(20);
    await scoring.scoreNext().catch(() => {});
    return (await scoringOf(record_id))?.state;
  };
  await expect.poll(tryOnce).toBe('failed');
  expect((await scoringOf(record_id))?.tries).toBe(3);
  expect(await settled(learner, record_id)).toMatchObject({ status: 4, failure: 'storage', refunded: 1 });
  expect(await movesOf(learner)).toEqual([-PRICE, PRICE]);
  await site.deps.db.query('drop function no_room cascade');
  held.release();
});
