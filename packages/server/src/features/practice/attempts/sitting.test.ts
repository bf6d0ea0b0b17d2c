// @postgres: two presses at one moment
import { PgSelectBase } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusal, refused } from '#features/identity/identity.testing.ts';
import { handIn, keysOf, openPracticeSite, type PracticeSite, rightAnswers, save, start } from './attempts.testing.ts';

let site: PracticeSite;
beforeAll(async () => {
  site = await openPracticeSite();
});
afterAll(() => site.close());

const set1 = () => ['set1-passage-1', 'set1-passage-2', 'set1-passage-3'].map(site.id);

test('a full set from the first answer to the band', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: site.id('set-1') });
  expect(attempt).toMatchObject({ kind: 'set', state: 'open', whole: 1, revision: 0, resumed: 0, check_seconds: 0 });
  expect(attempt.ends_at - attempt.started_at).toBe(3600);
  expect(attempt.papers.map(({ offset }) => offset)).toEqual([0, 13, 26]);

  const answers = rightAnswers(await keysOf(site, set1()));
  const [first = ''] = Object.keys(answers);
  const saved = await save(learner, attempt, { [first]: answers[first] ?? '' });
  expect(saved).toMatchObject({ outcome: 'saved', revision: 1 });
  site.later(1800);
  const result = await handIn(learner, { ...attempt, revision: 1 }, { ...answers, [first]: 'nonsense' });
  expect(result).toMatchObject({ right: 39, total: 40, answered: 40, closed_by: 'learner', best_before: -1 });
  expect(result.band).toEqual({ band: 9, more: 0, next: -1, test: 'academic_reading' });
  expect(result.questions.flatMap(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(result.questions[0]).toMatchObject({ key: first, given: ['nonsense'], right: 0, reason: 'WRONG' });
  expect(result.questions[0]?.explain.zh).toMatch(/\p{Script=Han}/u);
  expect(result.questions[0]?.evidence[0]).toMatchObject({ from: -1 });
  expect(result.types.reduce((sum, { total }) => sum + total, 0)).toBe(40);
  expect(result.groups.map(({ from }) => from)).toContain(14);
  expect(await learner.api.attempt.getResult({ attempt_id: attempt.id })).toMatchObject({ right: 39, total: 40 });
});

test('handing in locks the attempt once', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: site.id('set1-passage-1') });
  const locks = vi.spyOn(PgSelectBase.prototype, 'for');
  const result = await handIn(learner, attempt, { [`${site.id('set1-passage-1')}.q1`]: 'nonsense' });
  expect(result).toMatchObject({ answered: 1 });
  expect(locks).toHaveBeenCalledTimes(1);
  locks.mockRestore();
});

test.each([
  { answered: 40, seconds: 3, why: 'handed in after three seconds' },
  { answered: 0, seconds: 1800, why: 'a blank paper' },
  { answered: 19, seconds: 1800, why: 'less than half of it' },
])('no band: $why', async ({ answered, seconds }) => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: site.id('set-1') });
  site.later(seconds);
  const answers = Object.entries(rightAnswers(await keysOf(site, set1()))).slice(0, answered);
  const result = await handIn(learner, attempt, Object.fromEntries(answers));
  expect(result).toMatchObject({ right: answered, blank: 40 - answered, wrong: 0, total: 40, band: null });
});

test('a single passage shows n / total and no band', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: site.id('set1-passage-1') });
  const result = await handIn(learner, attempt, rightAnswers(await keysOf(site, [site.id('set1-passage-1')])));
  expect(result).toMatchObject({ right: 13, total: 13, band: null });
});

test('the learner’s own set runs under one clock, in the order they chose', async () => {
  const learner = await site.guest();
  const ids = ['single-whale-song', 'set2-passage-1'].map(site.id);
  const attempt = await start(learner, { paper_ids: ids });
  expect(attempt).toMatchObject({ kind: 'own', source_id: 0, whole: 0 });
  expect(attempt.papers.map(({ id }) => id)).toEqual(ids);
  expect(attempt.ends_at - attempt.started_at).toBe(2400);
  const result = await handIn(learner, attempt, rightAnswers(await keysOf(site, ids)));
  expect(result.right).toBe(result.total);
  expect(result.band).toBeNull();
});

test('listening in exam mode: four sections, two minutes to check; on paper ten to transfer', async () => {
  const learner = await site.guest();
  const id = site.id('listening-set-1');
  const computer = await start(learner, { skill: 'listening', id });
  expect(computer).toMatchObject({ whole: 1, check_seconds: 120, exam_type: 1 });
  expect(computer.papers.map((paper) => paper.kind)).toEqual(Array(4).fill('listening'));
  const paper = await start(learner, { skill: 'listening', id, exam_type: 2, fresh: true });
  expect(paper.check_seconds).toBe(600);
  expect(paper.ends_at - paper.started_at - (computer.ends_at - computer.started_at)).toBe(480);
  const keys = await keysOf(
    site,
    paper.papers.map((one) => one.id),
  );
  site.later(1800);
  const result = await handIn(learner, paper, rightAnswers(keys));
  expect(result).toMatchObject({ right: 40, band: { band: 9, test: 'listening' } });
  expect(result.papers[0]?.script.length).toBeGreaterThan(5);
});

test('nothing that gives an answer away leaves before handing in', async () => {
  const learner = await site.guest();
  await learner.api.reading.getPaper({ id: site.id('set-1') });
  const paper = learner.last.body;
  await start(learner, { id: site.id('set-1') });
  const attempt = learner.last.body;
  await learner.api.listening.getPaper({ id: site.id('listening-set-1') });
  const section = learner.last.body;
  for (const body of [paper, attempt, section])
    for (const secret of [
      '"accept"',
      '"reject"',
      '"explain"',
      '"evidence"',
      '"script"',
      '"sentences"',
      '"why"',
      '"zh":"B 段',
    ])
      expect(body).not.toContain(secret);
  expect(await refusal(learner.api.attempt.getResult({ attempt_id: JSON.parse(attempt).data.id }))).toBe(
    'attempt_open',
  );
});

test('handing in twice gives the first result, also when pressed at the same moment', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: site.id('set1-passage-1') });
  const press = () => handIn(learner, attempt, { [`${site.id('set1-passage-1')}.q1`]: 'spikes' });
  const results = await Promise.all([press(), press(), press(), press()]);
  expect(new Set(results.map(({ attempt: done }) => `${done.submitted_at} ${done.revision}`)).size).toBe(1);
  const later = await handIn(learner, attempt, { [`${site.id('set1-passage-1')}.q1`]: 'other' });
  expect(later.questions[0]?.given).toEqual(['spikes']);
  expect((await learner.api.attempt.getRecordList({})).list).toHaveLength(1);
});

test('starting twice with one press is one attempt; another press goes on with it; fresh begins again', async () => {
  const learner = await site.guest();
  const press = { id: site.id('set1-passage-2'), key: 'the same press' };
  const both = await Promise.all([
    start(learner, press, 'the one tab'),
    start(learner, press, 'the one tab'),
    start(learner, { id: press.id }, 'the one tab'),
  ]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  const [first] = both;
  const fresh = await start(learner, { id: press.id, fresh: true });
  expect(fresh).toMatchObject({ resumed: 0, closed_attempt_id: 0 });
  expect(await refusal(learner.api.attempt.getAttempt({ attempt_id: first?.id ?? 0 }))).toBe('not_found');
  await save(learner, fresh, { [`${press.id}.q8`]: 'boulders' });
  const again = await start(learner, { id: press.id, fresh: true });
  expect(again.closed_attempt_id).toBe(fresh.id);
  expect(await learner.api.attempt.getResult({ attempt_id: fresh.id })).toMatchObject({ right: 1, answered: 1 });
});

test('wrong ones can be redone: only they are asked, with their old numbers', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: site.id('set-1') });
  const answers = rightAnswers(await keysOf(site, set1()));
  const wrong = [`${site.id('set1-passage-1')}.q3`, `${site.id('set1-passage-2')}.q9`];
  const result = await handIn(learner, attempt, { ...answers, [wrong[0] ?? '']: 'x', [wrong[1] ?? '']: 'y' });
  expect(result.right).toBe(38);
  const redo = await start(learner, { of_attempt: attempt.id, mode: 'exam' });
  expect(redo).toMatchObject({ mode: 'practice', only: wrong, of_attempt: attempt.id, ends_at: 0, left_ms: -1 });
  expect(redo.papers.map(({ offset }) => offset)).toEqual([0, 13]);
  const other = await refused(save(learner, redo, { [`${site.id('set1-passage-1')}.q1`]: 'spikes' }));
  expect(other).toMatchObject({ error: 'invalid_input', fields: ['changes.0.key'] });
  const second = await handIn(learner, redo, { [wrong[0] ?? '']: 'rot', [wrong[1] ?? '']: 'Key Piece' });
  expect(second).toMatchObject({ right: 2, total: 2, band: null });
  expect(second.questions.map(({ n }) => n)).toEqual([[3], [22]]);
  const all = await start(learner, { id: site.id('set1-passage-1'), mode: 'practice' });
  const perfect = await handIn(learner, all, rightAnswers(await keysOf(site, [site.id('set1-passage-1')])));
  expect(await refusal(start(learner, { of_attempt: perfect.attempt.id }))).toBe('invalid_input');
});

test('a blank is not counted as wrong', async () => {
  const learner = await site.guest();
  const passage = site.id('set1-passage-1');
  const attempt = await start(learner, { id: passage });
  const result = await handIn(learner, attempt, { [`${passage}.q1`]: 'spikes', [`${passage}.q3`]: 'x' });
  expect(result).toMatchObject({ right: 1, wrong: 1, blank: 11, total: 13 });
});

test('an attempt that is thrown away is gone; a marked one cannot be', async () => {
  const learner = await site.guest();
  const attempt = await start(learner, { id: site.id('set1-passage-1') });
  await save(learner, attempt, { [`${site.id('set1-passage-1')}.q1`]: 'spikes' });
  await learner.api.attempt.discard({ attempt_id: attempt.id });
  expect(await refusal(save(learner, attempt, { [`${site.id('set1-passage-1')}.q1`]: 'x' }))).toBe('not_found');
  const next = await start(learner, { id: site.id('set1-passage-1') });
  await handIn(learner, next);
  expect(await refusal(learner.api.attempt.discard({ attempt_id: next.id }))).toBe('attempt_closed');
});
