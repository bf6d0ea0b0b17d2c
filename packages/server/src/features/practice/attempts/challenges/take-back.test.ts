// @postgres: locks, many at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, refusal, refused, registerWithPassword } from '#features/identity/identity.testing.ts';
import { openPracticeSite, type PracticeSite } from '../attempts.testing.ts';
import { actsOn, challenged, type Operator, resultOf, sat } from './challenges.testing.ts';

let site: PracticeSite;
let operator: Operator;
beforeAll(async () => {
  site = await openPracticeSite();
  const { user, mobile } = await registerWithPassword(site);
  await site.rows(`update users set role = 'backend-system' where id = $1`, [user.id]);
  const visitor = site.visitor();
  await visitor.api.student.loginByPassword({ account: mobile, password: PASSWORD });
  operator = { ...visitor, mobile, user };
});
afterAll(() => site.close());

const add = (id: number) => operator.api.attempt.settleChallenge({ id, accept: true, add_to_key: true, reply: '对' });
const takeBack = (challenge_id: number, password_now: string | undefined = PASSWORD) =>
  operator.api.admin.takeBackAnswer({ challenge_id, reason: '看错了', ...(password_now ? { password_now } : {}) });
const added = async (id: number) =>
  (await operator.api.attempt.getAddedAnswerList({})).list.find((one) => one.id === id);
const accepted = async (id: number) =>
  (await operator.api.attempt.getChallengeList({ state: 'accepted' })).list.find((one) => one.id === id);

test('an answer that is taken back no longer counts, and whoever has the mark keeps it', async () => {
  const [lin, chen] = [await sat(site, { 0: 'stakes' }), await sat(site, { 0: 'stakes' })];
  const id = await challenged(operator, lin, '桩也是钉');
  await add(id);
  await site.services.attempts.markAgain(id);
  await expect.poll(async () => (await added(id))?.marked_again).toBe(2);
  expect(await added(id)).toMatchObject({ answers: ['stakes'], answer: ['spikes'], n: 1 });
  const between = await sat(site, { 0: 'stakes' });
  expect(between.result.questions[0]?.right).toBe(1);
  const before = await Promise.all([lin, chen, between].map(resultOf));

  const proof = await refused(operator.api.admin.takeBackAnswer({ challenge_id: id, reason: '看错了' }));
  expect(proof).toMatchObject({ error: 'proof_needed', fields: ['password_now'] });
  expect(await refusal(takeBack(id, 'not the password'))).toBe('password_wrong');
  expect(await refusal(operator.api.admin.takeBackAnswer({ challenge_id: id, reason: '' }))).toBe('invalid_input');
  expect(await refusal(takeBack(999_999))).toBe('not_found');
  expect(await refusal(lin.api.admin.takeBackAnswer({ challenge_id: id, reason: '看错了' }))).toBe('forbidden');
  expect(await added(id), 'nothing of that took it back').toBeDefined();

  // Pressed twice at one moment: done once, and in the log once.
  expect(await Promise.all([takeBack(id), takeBack(id)].map(refusal))).toEqual([{ answered: {} }, { answered: {} }]);
  expect((await actsOn(site, id)).slice(2)).toEqual([
    {
      ...{ action: 'challenge.taken_back', actor_id: operator.user.id, reason: '看错了' },
      details: { answers: 'stakes', attempts: 2 },
    },
  ]);
  expect(await added(id)).toBeUndefined();
  expect(await accepted(id)).toMatchObject({ state: 'accepted', added: [], taken_back: 1, marked_again: 2 });

  const after = await Promise.all([lin, chen, between].map(resultOf));
  expect(after.map(({ right, band }) => [right, band?.band])).toEqual(
    before.map(({ right, band }) => [right, band?.band]),
  );
  for (const { questions } of after) expect(questions[0]).toMatchObject({ right: 1, reason: '', answer: ['spikes'] });
  const late = await sat(site, { 0: 'stakes' });
  expect(late.result.questions[0]).toMatchObject({ right: 0, answer: ['spikes'] });
  // Another challenge may bring it back, and the marks from before are not counted twice.
  const again = await challenged(operator, late, '还是觉得对');
  expect(await operator.api.attempt.getChallengeEffect({ id: again })).toMatchObject({
    ...{ can_add: 1, add: ['stakes'], again: { learners: 1, attempts: 1 } },
  });
});

test('a job that finds its answer taken back marks nobody again', async () => {
  const [lin, chen] = [await sat(site, { 2: 'decay' }), await sat(site, { 2: 'decay' })];
  const id = await challenged(operator, lin, '意思一样', 2);
  // As it is between the press and the job.
  await site.rows(
    `insert into key_additions (challenge_id, content_id, question, accept, answers)
     values ($1, $2, 'q3', '{rot}', '{decay}')`,
    [id, lin.attempt.papers[0]?.id],
  );
  await takeBack(id);
  await site.services.attempts.markAgain(id);
  for (const one of [lin, chen]) expect((await resultOf(one)).right).toBe(one.result.right);
  expect((await actsOn(site, id)).map(({ action }) => action)).toEqual(['challenge.taken_back']);
});
