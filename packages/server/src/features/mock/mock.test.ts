// @postgres: the newest row by SQL
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, refusal, register, type Site } from '#features/identity/identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('without a mock every score is -1', async () => {
  const { api } = await register(site);
  expect(await api.exam.getSimulateExamLastScore()).toEqual({
    score: -1,
    listening_score: -1,
    reading_score: -1,
    speaking_score: -1,
    writing_score: -1,
    taken_at: 0,
  });
});

test('the last mock counts, with its overall; other learners do not see it', async () => {
  const { api, user } = await register(site);
  const record = (scores: number[], at: string) => {
    const [listening = -1, reading = -1, writing = -1, speaking = -1] = scores;
    return site.services.mock.recordMock(
      site.deps.db,
      user.id,
      { listening, reading, writing, speaking },
      new Date(at),
    );
  };
  await record([6.5, 7.5, 6, 5], '2026-11-08T10:00:00Z');
  await record([5, 5, 5, 5], '2026-10-25T10:00:00Z');
  expect(await api.exam.getSimulateExamLastScore()).toEqual({
    score: 6.5,
    listening_score: 6.5,
    reading_score: 7.5,
    writing_score: 6,
    speaking_score: 5,
    taken_at: Date.parse('2026-11-08T10:00:00Z') / 1000,
  });
  await record([7, -1, -1, -1], '2026-11-09T10:00:00Z');
  expect(await api.exam.getSimulateExamLastScore()).toMatchObject({ score: 7, listening_score: 7, reading_score: -1 });
  expect((await (await register(site)).api.exam.getSimulateExamLastScore()).score).toBe(-1);
});

test('a guest has no mock to show', async () => {
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  expect(await refusal(guest.api.exam.getSimulateExamLastScore())).toBe('not_logged_in');
});
