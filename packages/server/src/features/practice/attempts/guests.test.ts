// @postgres: merges a guest into an account
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CN, codeFor, newMobile, register } from '#features/identity/identity.testing.ts';
import { handIn, keysOf, openPracticeSite, type PracticeSite, rightAnswers, save, start } from './attempts.testing.ts';

let site: PracticeSite;
let passage: number;
beforeAll(async () => {
  site = await openPracticeSite();
  passage = site.id('set1-passage-1');
});
afterAll(() => site.close());

const q = (n: number) => `${passage}.q${n}`;

async function logIn(visitor: Awaited<ReturnType<PracticeSite['guest']>>, mobile: string) {
  const code = await codeFor(site, visitor, mobile);
  return visitor.api.student.loginBySms({ country_id: CN, mobile, code });
}

test('a guest’s practice comes along at login: the open attempt goes on, results and marks stay', async () => {
  const guest = await site.guest();
  const done = await start(guest, { id: site.id('set1-passage-2') });
  await handIn(guest, done, rightAnswers(await keysOf(site, [site.id('set1-passage-2')])));
  const open = await start(guest, { id: passage });
  await save(guest, open, { [q(1)]: 'spikes' });
  expect(await logIn(guest, newMobile())).toMatchObject({ merged_guest: 1 });

  expect(await save(guest, { ...open, revision: 1 }, { [q(2)]: 'waist' })).toMatchObject({
    outcome: 'saved',
    revision: 2,
  });
  expect((await guest.api.attempt.getResult({ attempt_id: done.id })).right).toBe(13);
  const [set] = (await guest.api.reading.getJianYaList({})).list;
  expect(set?.papers.map(({ mine }) => mine.state)).toEqual(['open', 'done', 'new']);
});

test('what both had open is not lost: the guest’s is handed in, the account’s goes on', async () => {
  const mobile = newMobile();
  const learner = await register(site, mobile);
  const mine = await start(learner, { id: passage });
  await save(learner, mine, { [q(1)]: 'mine' });
  await handIn(learner, await start(learner, { id: site.id('set1-passage-2') }));

  const guest = await site.guest();
  const theirs = await start(guest, { id: passage });
  await save(guest, theirs, { [q(1)]: 'spikes' });
  const better = await start(guest, { id: site.id('set1-passage-2') });
  await handIn(guest, better, rightAnswers(await keysOf(site, [site.id('set1-passage-2')])));
  await logIn(guest, mobile);

  expect(await guest.api.attempt.getAttempt({ attempt_id: mine.id })).toMatchObject({
    state: 'open',
    answers: { [q(1)]: 'mine' },
  });
  expect(await guest.api.attempt.getResult({ attempt_id: theirs.id })).toMatchObject({ right: 1, answered: 1 });
  const [set] = (await guest.api.reading.getJianYaList({})).list;
  expect(set?.papers[1]?.mine).toMatchObject({ best: 13, attempt_id: better.id });
  expect((await guest.api.attempt.getRecordList({})).list).toHaveLength(4);
});

test('finishing a practice is a deed of the day; an empty sheet is none', async () => {
  const learner = await register(site);
  const keys = await keysOf(site, [passage]);
  const empty = await handIn(learner, await start(learner, { id: passage }));
  expect(empty.today).toEqual({ practices: 0, seconds: 0 });
  const attempt = await start(learner, { id: passage, mode: 'practice' });
  site.later(100);
  const seconds = { active: 90, groups: {} };
  await learner.api.attempt.save({ attempt_id: attempt.id, writer: attempt.writer, revision: 0, seconds });
  const result = await handIn(learner, { ...attempt, revision: 1 }, rightAnswers(keys));
  expect(result.today).toEqual({ practices: 1, seconds: 90 });
  expect(result.best_before).toBe(0);
  const deeds = await site.rows(
    "select skill, reference, seconds from deeds where user_id = $1 and deed = 'practice_completed'",
    [learner.user.id],
  );
  expect(deeds).toEqual([{ skill: 'reading', reference: String(attempt.id), seconds: 90 }]);
});
