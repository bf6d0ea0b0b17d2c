import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, refused, register } from '#features/identity/identity.testing.ts';
import { handIn, keysOf, openPracticeSite, type PracticeSite, rightAnswers, start } from '../attempts.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
});
afterAll(() => site.close());

async function operator() {
  const someone = await register(site);
  await site.rows(`update users set role = 'backend-system' where id = $1`, [someone.user.id]);
  return someone;
}

/** A full set with one answer the learner is sure of. */
async function nearlyPerfect() {
  const learner = await site.guest();
  const attempt = await start(learner, { id: site.id('set-1') });
  const answers = rightAnswers(
    await keysOf(
      site,
      attempt.papers.map(({ id }) => id),
    ),
  );
  const keys = Object.keys(answers);
  const [key = '', second = '', third = ''] = [keys[0], keys[1], keys[2]];
  site.later(1800);
  const result = await handIn(learner, attempt, { ...answers, [key]: 'iron', [second]: 'x', [third]: 'y' });
  expect(result).toMatchObject({ right: 37, band: { band: 8.5, more: 2, next: 9 } });
  return { learner, attempt, key, second };
}

test('a challenged mark is stored, listed for the operator, and counts once it is accepted', async () => {
  const { learner, attempt, key } = await nearlyPerfect();
  const one = { attempt_id: attempt.id, key };
  expect(await learner.api.attempt.challengeMark({ ...one, words: 'Iron is in the text' })).toEqual({
    state: 'open',
    words: 'Iron is in the text',
    reply: '',
  });
  await learner.api.attempt.challengeMark({ ...one, words: 'Iron spikes are iron' });
  const { api } = await operator();
  const { list } = await api.attempt.getChallengeList({});
  const mine = list.find((row) => row.attempt_id === attempt.id);
  expect(list.filter((row) => row.attempt_id === attempt.id)).toHaveLength(1);
  expect(mine).toMatchObject({
    key,
    given: ['iron'],
    answer: ['spikes'],
    reason: 'WRONG',
    words: 'Iron spikes are iron',
  });

  await api.attempt.settleChallenge({ id: mine?.id ?? 0, accept: true, reply: 'You are right' });
  const result = await learner.api.attempt.getResult({ attempt_id: attempt.id });
  expect(result).toMatchObject({ right: 38, band: { band: 8.5, more: 1 } });
  expect(result.questions[0]).toMatchObject({
    right: 1,
    reason: '',
    challenge: { state: 'accepted', reply: 'You are right' },
  });
  expect(result.papers[0]?.right).toBe(11);
  const [set] = (await learner.api.reading.getJianYaList({})).list;
  expect(set?.mine).toMatchObject({ best: 38, state: 'done' });
  expect(await refusal(api.attempt.settleChallenge({ id: mine?.id ?? 0, accept: false, reply: '' }))).toBe('conflict');
});

test('a band that was told before practice had none is not taken away by a mark more', async () => {
  const { learner, attempt, key } = await nearlyPerfect();
  await site.rows(`update attempts set mode = 'practice' where id = $1`, [attempt.id]);
  await learner.api.attempt.challengeMark({ attempt_id: attempt.id, key, words: 'Iron is in the text' });
  const { api } = await operator();
  const { list } = await api.attempt.getChallengeList({});
  const mine = list.find((row) => row.attempt_id === attempt.id);
  await api.attempt.settleChallenge({ id: mine?.id ?? 0, accept: true, reply: '' });
  const result = await learner.api.attempt.getResult({ attempt_id: attempt.id });
  expect(result).toMatchObject({ right: 38, band: { band: 8.5 } });
});

test('a band that was higher than today’s table would have it does not fall by a mark more', async () => {
  const { learner, attempt, key } = await nearlyPerfect();
  // As one that came with an archive, or was told by an earlier table.
  await site.rows('update attempts set band = 9 where id = $1', [attempt.id]);
  await learner.api.attempt.challengeMark({ attempt_id: attempt.id, key, words: 'Iron is in the text' });
  const { api } = await operator();
  const { list } = await api.attempt.getChallengeList({});
  const mine = list.find((row) => row.attempt_id === attempt.id);
  await api.attempt.settleChallenge({ id: mine?.id ?? 0, accept: true, reply: '' });
  const result = await learner.api.attempt.getResult({ attempt_id: attempt.id });
  expect(result).toMatchObject({ right: 38, band: { band: 9 } });
});

test('a declined one keeps its mark and gets an answer', async () => {
  const { learner, attempt, second } = await nearlyPerfect();
  await learner.api.attempt.challengeMark({ attempt_id: attempt.id, key: second, words: 'x is fine' });
  const { api } = await operator();
  const [row] = (await api.attempt.getChallengeList({})).list;
  await api.attempt.settleChallenge({ id: row?.id ?? 0, accept: false, reply: 'The text says waist' });
  const result = await learner.api.attempt.getResult({ attempt_id: attempt.id });
  expect(result.right).toBe(37);
  expect(result.questions.find((one) => one.key === second)?.challenge).toMatchObject({ state: 'declined' });
  expect((await api.attempt.getChallengeList({ state: 'declined' })).list).toHaveLength(1);
});

test('a mark that was given, an unknown question and an open attempt are nothing to challenge', async () => {
  const { learner, attempt } = await nearlyPerfect();
  const given = `${attempt.papers[0]?.id}.q4`;
  for (const key of [given, '1.q1'])
    expect(
      (await refused(learner.api.attempt.challengeMark({ attempt_id: attempt.id, key, words: 'x' }))).fields,
    ).toEqual(['key']);
  const open = await start(learner, { id: site.id('set-1') });
  expect(await refusal(learner.api.attempt.challengeMark({ attempt_id: open.id, key: given, words: 'x' }))).toBe(
    'attempt_open',
  );
});

test('learners see neither the list nor the decision’s door', async () => {
  const learner = await register(site);
  expect(await refusal(learner.api.attempt.getChallengeList({}))).toBe('forbidden');
  expect(await refusal(learner.api.attempt.settleChallenge({ id: 1, accept: true, reply: '' }))).toBe('forbidden');
});
