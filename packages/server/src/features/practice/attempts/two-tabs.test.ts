import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answersOf, change, changesOf, openPracticeSite, type PracticeSite, save, start } from './attempts.testing.ts';

let site: PracticeSite;
let passage: number;
beforeAll(async () => {
  site = await openPracticeSite();
  passage = site.id('set1-passage-1');
});
afterAll(() => site.close());

const q = (n: number) => `${passage}.q${n}`;

describe('two tabs', () => {
  test('the second reads along; its save is refused with both versions; it may take over', async () => {
    const learner = await site.guest();
    const first = await start(learner, { id: passage }, 'the first tab');
    await save(learner, first, { [q(1)]: 'spikes' });
    const second = await start(learner, { id: passage }, 'the second tab');
    expect(second).toMatchObject({ id: first.id, writer: 'the first tab', revision: 1, resumed: 1 });

    const refusedSave = await save(learner, { ...second, writer: 'the second tab' }, { [q(1)]: 'iron' });
    expect(refusedSave).toMatchObject({
      outcome: 'stale',
      revision: 1,
      writer: 'the first tab',
      answers: { [q(1)]: 'spikes' },
      yours: { [q(1)]: 'iron' },
    });
    expect(await answersOf(learner, first.id)).toEqual({ [q(1)]: 'spikes' });

    const taken = await learner.api.attempt.takeOver({ attempt_id: first.id, writer: 'the second tab' });
    expect(taken).toMatchObject({ writer: 'the second tab', revision: 1, answers: { [q(1)]: 'spikes' } });
    expect(await save(learner, taken, { [q(2)]: 'waist' })).toMatchObject({ outcome: 'saved', revision: 2 });
    expect(await save(learner, { ...first, revision: 1 }, { [q(3)]: 'rot' })).toMatchObject({
      outcome: 'stale',
      writer: 'the second tab',
      answers: { [q(1)]: 'spikes', [q(2)]: 'waist' },
    });
  });

  test('taking back does not bring what was written before the other tab wrote', async () => {
    const learner = await site.guest();
    const first = await start(learner, { id: passage }, 'the first tab');
    const second = await learner.api.attempt.takeOver({ attempt_id: first.id, writer: 'the second tab' });
    await save(learner, second, { [q(1)]: 'from the second' });
    await learner.api.attempt.takeOver({ attempt_id: first.id, writer: 'the first tab' });
    const old = { attempt_id: first.id, writer: 'the first tab', revision: 0, changes: [change(q(1), 'old')] };
    expect(await learner.api.attempt.save(old)).toMatchObject({ outcome: 'stale', revision: 1 });
    // "Keep mine" is the learner's word, and it is taken.
    expect(await learner.api.attempt.save({ ...old, force: true })).toMatchObject({ outcome: 'saved', revision: 2 });
    expect(await answersOf(learner, first.id)).toEqual({ [q(1)]: 'old' });
  });

  test('handing in from the wrong tab hands nothing in', async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage }, 'the first tab');
    const other = {
      attempt_id: attempt.id,
      writer: 'the second tab',
      revision: 0,
      changes: changesOf({ [q(1)]: 'x' }),
    };
    expect(await learner.api.attempt.submit(other)).toMatchObject({ outcome: 'stale', yours: { [q(1)]: 'x' } });
    expect((await learner.api.attempt.getAttempt({ attempt_id: attempt.id })).state).toBe('open');
    expect(await learner.api.attempt.submit({ ...other, force: true })).toMatchObject({
      outcome: 'marked',
      result: { answered: 1 },
    });
  });

  test('a tab that comes back the next day writes without asking a tab that is long gone', async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage, mode: 'practice' }, 'the first tab');
    site.later(86_400);
    const next = await start(learner, { id: passage, mode: 'practice' }, 'the second tab');
    expect(next).toMatchObject({ id: attempt.id, writer: 'the second tab' });
    expect(await save(learner, next, { [q(1)]: 'spikes' })).toMatchObject({ outcome: 'saved' });
  });
});
