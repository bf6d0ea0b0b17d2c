// @postgres: a job closes what is late
import { runningSeconds } from '@ninefold/core/practice/running-order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPracticeSite, type PracticeSite, save, start, tab } from './attempts.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite({ ATTEMPT_GRACE_SECONDS: '10' });
});
afterAll(() => site.close());

const listening = { skill: 'listening', mode: 'exam' } as const;

test('list, start page, clock and running order of a listening test say the same time', async () => {
  const learner = await site.guest();
  const id = site.id('listening-set-1');
  const { list } = await learner.api.listening.getJianYaList({});
  const listed = list.find((set) => set.id === id);
  const paper = await learner.api.listening.getPaper({ id });
  const attempt = await start(learner, { ...listening, id });
  const clock = attempt.ends_at - attempt.started_at;
  expect([listed?.seconds, paper.seconds, runningSeconds(paper.running), runningSeconds(attempt.running)]).toEqual(
    Array(4).fill(clock),
  );
  expect(attempt.running.at(-1)).toMatchObject({ kind: 'check', seconds: 120 });
  expect(attempt.running.filter(({ kind }) => kind === 'rest')).toHaveLength(4);
  // On paper ten minutes to transfer, before and after the start alike.
  const onPaper = await learner.api.listening.getPaper({ id, exam_type: 2 });
  expect(onPaper.seconds).toBe(clock + 480);
  // A section by itself has its own check, and its row says so.
  const section = listed?.papers[0]?.id ?? 0;
  const alone = await start(learner, { ...listening, id: section });
  expect(alone.ends_at - alone.started_at).toBe(listed?.papers[0]?.seconds);
  expect(learner.last.body).not.toContain('"halts"');
});

test('practice plays freely, and reading has nothing that runs', async () => {
  const learner = await site.guest();
  const free = await start(learner, { ...listening, mode: 'practice', id: site.id('set1-section-1') });
  expect(free).toMatchObject({ running: [], left_ms: -1 });
  expect((await start(learner, { id: site.id('set1-passage-1') })).running).toEqual([]);
});

test('the place in the recording belongs to the attempt: another device hears it where the clock is', async () => {
  const learner = await site.guest();
  const id = site.id('set1-section-1');
  const attempt = await start(learner, { ...listening, id });
  const total = runningSeconds(attempt.running);
  site.later(200);
  const elsewhere = await start(learner, { ...listening, id }, tab());
  expect(elsewhere.id).toBe(attempt.id);
  const place = total - elsewhere.left_ms / 1000;
  expect(place).toBeGreaterThanOrEqual(200);
  expect(place).toBeLessThan(210);
});

test('the test ends after the check, though nobody presses anything', async () => {
  const learner = await site.guest();
  const id = site.id('set1-section-2');
  const attempt = await start(learner, { ...listening, id });
  await save(learner, attempt, { [`${id}.q1`]: 'something' });
  site.later(runningSeconds(attempt.running) - 1);
  expect(await learner.api.attempt.getAttempt({ attempt_id: attempt.id })).toMatchObject({ state: 'open' });
  site.later(12);
  await site.services.attempts.closeLate();
  const result = await learner.api.attempt.getResult({ attempt_id: attempt.id });
  expect(result).toMatchObject({ closed_by: 'clock', answered: 1, seconds: runningSeconds(attempt.running) });
});

test('an attempt from before this order goes on and ends when its own clock says', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { ...listening, id: site.id('set1-section-3') });
  await site.rows(`update attempts set ends_at = ends_at + interval '25 seconds' where id = $1`, [attempt.id]);
  const now = await learner.api.attempt.getAttempt({ attempt_id: attempt.id });
  // Later than the order: its beginning waits, nothing of the recording is lost.
  expect(runningSeconds(now.running) * 1000 - now.left_ms).toBeLessThan(0);
  expect(now.state).toBe('open');
});
