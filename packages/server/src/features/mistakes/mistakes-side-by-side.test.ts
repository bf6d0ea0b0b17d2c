// @postgres: many at one moment, locks
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, refused, register, tally } from '#features/identity/identity.testing.ts';
import { openPracticeSite, type PracticeSite } from '#features/practice/attempts/attempts.testing.ts';
import { answer, counted, DAY, newLearner, rightFor, sit } from './mistakes.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
}, 180_000);
afterAll(() => site.close());

async function learnerWithCard(wrong: Record<number, string> = { 7: 'T' }) {
  const learner = await newLearner(site);
  const { attempt } = await sit(site, learner, wrong);
  site.later(DAY);
  const [card] = (await learner.api.mistakes.getToday({})).list;
  if (!card) throw new Error('nothing is due');
  return { learner, card, attempt, right: await rightFor(site, card) };
}

test('one answer sent ten times at once is one try, and all ten get the same answer', async () => {
  const { learner, card, right } = await learnerWithCard();
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 10 }, () => answer(learner, card.id, right, key)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]).toMatchObject({ verdict: 'counts', mistake: { state: 'practised' } });
  expect((await learner.api.mistakes.getInfo({ id: card.id })).tries).toHaveLength(1);
});

test('the first answer stands: the same key with another answer changes nothing', async () => {
  const { learner, card, right } = await learnerWithCard();
  const key = randomUUID();
  await answer(learner, card.id, 'zzz', key);
  expect(await answer(learner, card.id, right, key)).toMatchObject({ right: 0, verdict: 'wrong' });
});

test('ten different answers at once: one counts, the others come right after the key was shown', async () => {
  const { learner, card, right } = await learnerWithCard();
  const replies = await Promise.all(Array.from({ length: 10 }, () => answer(learner, card.id, right)));
  const verdicts = replies.map(({ verdict }) => verdict).sort();
  expect(verdicts).toEqual(['counts', ...Array.from({ length: 9 }, () => 'key_just_seen')]);
  const { sums, rows } = await counted(site, learner.user.id);
  expect(sums).toEqual(rows);
});

test('one word lost at one or two places of ten attempts that are marked at one moment is one mistake, seen each time', async () => {
  const learner = await newLearner(site);
  const lost = (part: string) =>
    ({ kind: 'spelling', slot: 'spelling:rope', skill: 'reading', type: 'gap', marks: 1, part, hash: '' }) as const;
  const report = (id: number, timeZone: string | undefined) =>
    site.deps.db.transaction((tx) =>
      site.services.mistakeBook.report(tx, learner.user.id, {
        ...{ source: 'attempt', id, at: site.deps.now(), timeZone },
        ...{ lost: id % 2 ? [lost('1.q1'), lost('1.q2')] : [lost('1.q1')], rights: [] },
      }),
    );
  const ids = Array.from({ length: 10 }, (_, n) => 900_000_001 + n);
  await Promise.all(ids.map((id) => report(id, id % 3 ? 'Asia/Shanghai' : undefined)));
  // The same again changes nothing.
  await Promise.all(ids.map((id) => report(id, undefined)));
  const rows = await site.rows('select slot, seen, state from mistakes where user_id = $1', [learner.user.id]);
  expect(rows).toEqual([{ slot: 'spelling:rope', seen: 15, state: 'open' }]);
  const sums = await counted(site, learner.user.id);
  expect(sums.sums).toEqual(sums.rows);
});

test('two devices that begin the day together get the same ten', async () => {
  const { learner } = await learnerWithCard({ 7: 'T', 8: 'F', 9: 'T', 10: 'F' });
  site.later(DAY);
  const days = await Promise.all(Array.from({ length: 5 }, () => learner.api.mistakes.getToday({})));
  expect(new Set(days.map(({ list }) => list.map(({ id }) => id).join())).size).toBe(1);
});

test('nobody sees, answers or takes out what is somebody else’s', async () => {
  const { card, attempt } = await learnerWithCard();
  const { api } = await register(site);
  expect(await refusal(api.mistakes.getInfo({ id: card.id }))).toBe('not_found');
  expect(await refusal(api.mistakes.answer({ id: card.id, key: randomUUID(), value: 'T' }))).toBe('not_found');
  expect(await api.mistakes.remove({ ids: [card.id] })).toEqual({ changed: 0 });
  expect((await api.mistakes.getList({ attempt_id: attempt.id })).list).toEqual([]);
  expect((await api.mistakes.getToday({ attempt_id: attempt.id })).list).toEqual([]);
});

test('an answer’s key cannot be used for another mistake', async () => {
  const { learner } = await learnerWithCard({ 7: 'T', 9: 'T' });
  const [one, other] = (await learner.api.mistakes.getToday({})).list;
  const key = randomUUID();
  await answer(learner, one?.id ?? 0, 'T', key);
  expect(await refusal(answer(learner, other?.id ?? 0, 'T', key))).toBe('conflict');
});

test.each([
  { what: { key: 'short' }, field: 'key', why: 'a key that names nothing' },
  { what: { id: -1 }, field: 'id', why: 'no number of a mistake' },
  { what: { value: 'x'.repeat(1001) }, field: 'value', why: 'longer than any answer' },
  { what: { value: 'a\0b' }, field: 'value', why: 'a character that cannot be stored' },
  { what: { right: 1 }, field: 'right', why: 'the learner does not mark' },
])('bad input: $why', async ({ what, field }) => {
  const { api } = await newLearner(site);
  const error = await refused(api.mistakes.answer({ id: 1, key: randomUUID(), ...what }));
  expect([error.error, error.fields]).toEqual(['invalid_input', [field]]);
});

test('bad input: half a group, no group, two hundred ids', async () => {
  const { api } = await newLearner(site);
  const ids = Array.from({ length: 101 }, (_, at) => at + 1);
  const calls = [
    api.mistakes.getToday({ skill: 'reading' }),
    api.mistakes.getList({}),
    api.mistakes.getList({ kind: 'word', removed: 1, attempt_id: 3 }),
    api.mistakes.remove({ ids }),
    api.mistakes.remove({ ids: [] }),
  ];
  expect(await tally(calls)).toEqual({ invalid_input: 5 });
});

test('an accepted challenge closes its mistake as “was right”; it is asked no more', async () => {
  const { learner, card, attempt } = await learnerWithCard();
  await learner.api.attempt.challengeMark({
    attempt_id: attempt.id,
    key: `${attempt.papers[0]?.id}.q7`,
    words: '对的',
  });
  const operator = await register(site);
  await site.rows(`update users set role = 'backend-system' where id = $1`, [operator.user.id]);
  const { list } = await operator.api.attempt.getChallengeList({});
  await operator.api.attempt.settleChallenge({ id: list[0]?.id ?? 0, accept: true });
  expect((await learner.api.mistakes.getToday({})).list).toEqual([]);
  expect(await learner.api.mistakes.getInfo({ id: card.id })).toMatchObject({
    state: 'closed',
    closed_as: 'was_right',
  });
  expect((await learner.api.mistakes.getSummary({})).closed.at(-1)).toBe(0);
  const { sums, rows } = await counted(site, learner.user.id);
  expect(sums).toEqual(rows);
});
