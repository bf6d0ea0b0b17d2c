// @postgres, @embedded: answers of two tabs
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal } from '#features/identity/identity.testing.ts';
import { answersOf, change, handIn, openPracticeSite, type PracticeSite, save, start } from './attempts.testing.ts';

let site: PracticeSite;
let passage: number;
beforeAll(async () => {
  site = await openPracticeSite();
  passage = site.id('set1-passage-1');
});
afterAll(() => site.close());

const q = (n: number) => `${passage}.q${n}`;

describe('a save', () => {
  test('happens once, however often it is sent', async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage });
    const first = { attempt_id: attempt.id, writer: attempt.writer, revision: 0, changes: [change(q(1), 'spikes')] };
    expect(await learner.api.attempt.save(first)).toMatchObject({ outcome: 'saved', revision: 1 });
    await save(learner, { ...attempt, revision: 1 }, { [q(1)]: 'changed later' });
    // The first one again, after its answer was lost on the way: nothing is written, nothing is turned back.
    expect(await learner.api.attempt.save(first)).toMatchObject({ outcome: 'saved', revision: 2 });
    expect(await answersOf(learner, attempt.id)).toEqual({ [q(1)]: 'changed later' });
  });

  test('whose answer was lost may be sent again together with newer answers', async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage });
    const lost = change(q(1), 'spikes');
    const request = { attempt_id: attempt.id, writer: attempt.writer, revision: 0 };
    await learner.api.attempt.save({ ...request, changes: [lost] });
    const reply = await learner.api.attempt.save({ ...request, changes: [lost, change(q(2), 'waist')] });
    expect(reply).toMatchObject({ outcome: 'saved', revision: 2 });
    expect(await answersOf(learner, attempt.id)).toEqual({ [q(1)]: 'spikes', [q(2)]: 'waist' });
  });

  test('keeps the later of two changes to one answer, and an emptied answer is no answer', async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage });
    const changes = [change(q(1), 'a'), change(q(2), 'b'), change(q(1), 'c'), change(q(2), '')];
    await learner.api.attempt.save({ attempt_id: attempt.id, writer: attempt.writer, revision: 0, changes });
    expect(await answersOf(learner, attempt.id)).toEqual({ [q(1)]: 'c' });
  });

  test('takes two hundred changes at once after a long tunnel, and again without effect', async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage });
    const changes = Array.from({ length: 200 }, (_, at) => change(q((at % 6) + 1), `word ${at}`));
    const request = { attempt_id: attempt.id, writer: attempt.writer, revision: 0, changes };
    expect(await learner.api.attempt.save(request)).toMatchObject({ outcome: 'saved', revision: 1 });
    await learner.api.attempt.save(request);
    expect((await answersOf(learner, attempt.id))[q(2)]).toBe('word 199');
  });

  test('keeps highlights, notes and time, also without an answer', async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage });
    const annotations = { highlights: [{ at: 'A', start: 3, end: 9, ink: 2 }], flags: [3] };
    const seconds = { active: 30, groups: { [`${passage}.0`]: 20 } };
    await learner.api.attempt.save({
      attempt_id: attempt.id,
      writer: attempt.writer,
      revision: 0,
      annotations,
      seconds,
    });
    expect(await learner.api.attempt.getAttempt({ attempt_id: attempt.id })).toMatchObject({
      annotations,
      seconds,
      revision: 1,
    });
    const result = await handIn(learner, { ...attempt, revision: 1 });
    expect(result.attempt.annotations).toEqual(annotations);
    expect(result.groups[0]).toMatchObject({ seconds: 20, from: 1 });
    // Thirty seconds cannot have passed since the start: the server's clock is the limit.
    expect(result.seconds).toBeLessThan(30);
  });

  test('takes annotations under their earlier name from a page that was open during an update', async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage });
    const work = { marks: [], flags: [2] };
    await learner.api.attempt.save({ attempt_id: attempt.id, writer: attempt.writer, revision: 0, work });
    const result = await handIn(learner, { ...attempt, revision: 1 });
    expect(result.attempt.annotations).toEqual(work);
  });

  test('after the end changes nothing and says who ended it', async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage });
    await handIn(learner, attempt, { [q(1)]: 'spikes' });
    expect(await save(learner, attempt, { [q(1)]: 'x' })).toMatchObject({ outcome: 'closed', closed_by: 'learner' });
    expect(await answersOf(learner, attempt.id)).toEqual({ [q(1)]: 'spikes' });
  });
});

test('somebody else’s attempt does not exist', async () => {
  const [owner, other] = [await site.guest(), await site.guest()];
  const attempt = await start(owner, { id: passage, mode: 'practice' });
  await save(owner, attempt, { [q(1)]: 'spikes' });
  const one = { attempt_id: attempt.id };
  const written = { ...one, writer: attempt.writer, revision: 1, changes: [change(q(1), 'stolen')] };
  for (const call of [
    () => other.api.attempt.getAttempt(one),
    () => other.api.attempt.save(written),
    () => other.api.attempt.save({ ...written, force: true }),
    () => other.api.attempt.submit({ ...written, force: true }),
    () => other.api.attempt.takeOver({ ...one, writer: 'another tab' }),
    () => other.api.attempt.checkOne({ ...one, key: q(1), value: 'spikes' }),
    () => other.api.attempt.discard(one),
    () => other.api.attempt.getResult(one),
    () => other.api.attempt.challengeMark({ ...one, key: q(1), words: 'mine' }),
    () => start(other, { of_attempt: attempt.id }),
    () => site.visitor().api.attempt.getAttempt(one),
  ])
    expect(['not_found', 'not_logged_in']).toContain(await refusal(call()));
  expect(await answersOf(owner, attempt.id)).toEqual({ [q(1)]: 'spikes' });
});

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

for (const { body, fields, why } of [
  {
    body: { changes: [{ id: randomUUID(), key: '1.q1', value: 'x' }] },
    fields: ['changes.0.key'],
    why: 'a question of another paper',
  },
  {
    body: { changes: [{ id: randomUUID(), key: 'q1', value: 'x' }] },
    fields: ['changes.0.key'],
    why: 'a key without its paper',
  },
  {
    body: { changes: [{ id: 'short', key: '1.q1', value: 'x' }] },
    fields: ['changes.0.id'],
    why: 'a change without a real id',
  },
  {
    body: { changes: [{ id: randomUUID(), key: '1.q1', value: 7 }] },
    fields: ['changes.0.value'],
    why: 'a number for an answer',
  },
  {
    body: { changes: [{ id: randomUUID(), key: '1.q1', value: 'x'.repeat(201) }] },
    fields: ['changes.0.value'],
    why: 'an essay for an answer',
  },
  {
    body: { changes: [{ id: randomUUID(), key: '1.q1', value: 'a\u0000b' }] },
    fields: ['changes.0.value'],
    why: 'NUL',
  },
  {
    body: { changes: [{ id: randomUUID(), key: '1.q1', value: Array(11).fill('A') }] },
    fields: ['changes.0.value'],
    why: 'eleven letters',
  },
  { body: { changes: {} }, fields: ['changes'], why: 'no list' },
  { body: { revision: -1 }, fields: ['revision'], why: 'a revision below zero' },
  { body: { revision: 1.5 }, fields: ['revision'], why: 'half a revision' },
  { body: { writer: 'x' }, fields: ['writer'], why: 'a tab without a name' },
  { body: { attempt_id: 0 }, fields: ['attempt_id'], why: 'no attempt' },
  { body: { attempt_id: 1e300 }, fields: ['attempt_id'], why: 'a number no database holds' },
  { body: { annotations: { note: 'x'.repeat(70_000) } }, fields: ['annotations'], why: 'notes of 70 KB' },
  { body: { annotations: { note: 'a\u0000b' } }, fields: ['annotations'], why: 'NUL in a note' },
  { body: { annotations: { note: '\ud800' } }, fields: ['annotations'], why: 'half a character in a note' },
  { body: { annotations: { note: deep(3000) } }, fields: ['annotations'], why: 'three thousand brackets' },
  { body: { annotations: [] }, fields: ['annotations'], why: 'notes that are a list' },
  { body: { seconds: { active: -1, groups: {} } }, fields: ['seconds.active'], why: 'time that ran backwards' },
  { body: { seconds: { active: 1, groups: { x: 1 } } }, fields: ['seconds.groups.x'], why: 'a group that is none' },
  { body: { role: 'backend-system' }, fields: ['role'], why: 'an unknown field' },
] as { body: Record<string, unknown>; fields: string[]; why: string }[])
  test(`refused clearly, with the field named: ${why}`, async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage });
    const payload = { attempt_id: attempt.id, writer: attempt.writer, revision: 0, ...body };
    for (const url of ['/api/attempt/save', '/api/attempt/submit']) {
      const reply = await learner.request({ method: 'POST', url, payload });
      expect(reply.json()).toMatchObject({ code: 400, error: 'invalid_input', fields });
    }
    expect((await learner.api.attempt.getAttempt({ attempt_id: attempt.id })).revision).toBe(0);
  });
