// @postgres: a job closes what is late
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handIn, openPracticeSite, type PracticeSite, save, start } from './attempts.testing.ts';

let site: PracticeSite;
let passage: number;
const MINUTES_20 = 1200;
beforeAll(async () => {
  site = await openPracticeSite({ ATTEMPT_GRACE_SECONDS: '60' });
  passage = site.id('set1-passage-1');
});
afterAll(() => site.close());

const q = (n: number) => `${passage}.q${n}`;

test('the server’s clock closes a timed attempt with what was saved', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: passage });
  expect(attempt.left_ms).toBeGreaterThan((MINUTES_20 - 20) * 1000);
  await save(learner, attempt, { [q(1)]: 'spikes' });

  site.later(MINUTES_20 + 30);
  const onTheWay = await save(learner, { ...attempt, revision: 1 }, { [q(2)]: 'waist' });
  expect(onTheWay).toMatchObject({ outcome: 'saved', left_ms: 0 });

  site.later(31);
  expect(await save(learner, { ...attempt, revision: 2 }, { [q(3)]: 'rot' })).toMatchObject({
    outcome: 'closed',
    closed_by: 'clock',
    revision: 2,
  });
  const result = await learner.api.attempt.getResult({ attempt_id: attempt.id });
  expect(result).toMatchObject({ right: 2, answered: 2, closed_by: 'clock' });
  // It ended when its time was over, not when somebody looked.
  expect(result.attempt.submitted_at).toBe(attempt.ends_at);
});

test.each([
  ['getResult', (api: Api, id: number) => api.attempt.getResult({ attempt_id: id })],
  ['getAttempt', (api: Api, id: number) => api.attempt.getAttempt({ attempt_id: id })],
] as const)('whoever looks first closes it: %s', async (_, look) => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: passage });
  await save(learner, attempt, { [q(1)]: 'spikes' });
  site.later(MINUTES_20 + 61);
  await look(learner.api, attempt.id);
  expect(await learner.api.attempt.getAttempt({ attempt_id: attempt.id })).toMatchObject({
    state: 'marked',
    left_ms: 0,
  });
});
type Api = Awaited<ReturnType<PracticeSite['guest']>>['api'];

test('handing in too late hands in what was saved in time', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: passage });
  await save(learner, attempt, { [q(1)]: 'spikes' });
  site.later(MINUTES_20 + 61);
  const result = await handIn(learner, { ...attempt, revision: 1 }, { [q(2)]: 'waist' });
  expect(result).toMatchObject({ closed_by: 'clock', answered: 1, right: 1 });
});

test('nobody need come back: the job closes it', async () => {
  const learner = await site.guest();
  const attempts = await Promise.all(
    ['set1-passage-1', 'set1-passage-2'].map((slug) => start(learner, { id: site.id(slug) })),
  );
  const untimed = await start(learner, { id: passage, mode: 'practice' });
  await save(learner, attempts[0]!, { [q(1)]: 'spikes' });
  site.later(MINUTES_20 + 61);
  const service = site.services.attempts;
  expect(await Promise.all([service.closeLate(), service.closeLate()]).then(([a, b]) => a + b)).toBe(2);
  expect(await service.closeLate()).toBe(0);
  const { list } = await learner.api.attempt.getRecordList({});
  expect(list.map(({ id, state }) => [id, state]).sort()).toEqual(
    [
      [attempts[0]?.id, 'marked'],
      [attempts[1]?.id, 'marked'],
      [untimed.id, 'open'],
    ].sort(),
  );
});

test('one that cannot be marked keeps nobody else waiting, and an operator hears of it', async () => {
  const learner = await site.guest();
  const [broken, fine] = [
    await start(learner, { id: passage }),
    await start(learner, { id: site.id('set1-passage-2') }),
  ];
  await site.rows(`update attempts set "only" = '7' where id = $1`, [broken.id]);
  site.later(MINUTES_20 + 61);
  await expect(site.services.attempts.closeLate()).rejects.toThrow(`could not close attempts ${broken.id}`);
  expect((await learner.api.attempt.getAttempt({ attempt_id: fine.id })).state).toBe('marked');
  await site.rows('delete from attempts where id = $1', [broken.id]);
});

test('the job is on the timetable of the workers', async () => {
  const scheduled = await site.rows<{ name: string; cron: string }>('select name, cron from pgboss.schedule');
  expect(scheduled).toContainEqual({ name: 'close-attempts', cron: '* * * * *' });
});

test('a new start after the end begins a new attempt and tells which one ended', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: passage });
  await save(learner, attempt, { [q(1)]: 'spikes' });
  site.later(MINUTES_20 + 61);
  const next = await start(learner, { id: passage });
  expect(next).toMatchObject({ resumed: 0, closed_attempt_id: attempt.id, answers: {} });
});

test('in a timed paper the clock’s time is the time, also for somebody who moved nothing', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: passage });
  site.later(492);
  const seconds = { active: 121, groups: {} };
  await learner.api.attempt.save({ attempt_id: attempt.id, writer: attempt.writer, revision: 0, seconds });
  const { seconds: spent } = await handIn(learner, { ...attempt, revision: 1 });
  expect(spent).toBeGreaterThanOrEqual(492);
  expect(spent).toBeLessThan(500);
  const late = await start(learner, { id: passage });
  site.later(MINUTES_20 + 30);
  // Handed in within the moment of grace: nobody works longer than the clock runs.
  expect((await handIn(learner, late)).seconds).toBe(MINUTES_20);
});

test('in practice active time is what the page saw and never more than passed', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: passage, mode: 'practice' });
  site.later(300);
  const seconds = { active: 240, groups: {} };
  await learner.api.attempt.save({ attempt_id: attempt.id, writer: attempt.writer, revision: 0, seconds });
  expect((await handIn(learner, { ...attempt, revision: 1 })).seconds).toBe(240);
  vi.restoreAllMocks();
});
