// @postgres, @embedded: answers, many at one moment
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onPostgres } from '#testing/database.ts';
import { answersOf, handIn, openPracticeSite, type PracticeSite, save, start } from './attempts.testing.ts';

/** Saves that arrive at one moment share a statement; each must come out as if it had been alone. */
let site: PracticeSite;
let passage: number;
beforeAll(async () => {
  site = await openPracticeSite();
  passage = site.id('set1-passage-1');
});
afterAll(() => site.close());

type Started = Awaited<ReturnType<typeof start>>;
const q = (n: number) => `${passage}.q${n}`;

describe('a save', () => {
  test('of a hundred at the same moment keeps every one', async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage });
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) => save(learner, attempt, { [q((at % 13) + 1)]: `answer ${at}` })),
    );
    expect(new Set(replies.map((reply) => reply.revision)).size).toBe(100);
    const { revision } = await learner.api.attempt.getAttempt({ attempt_id: attempt.id });
    expect(revision).toBe(100);
  });

  test('with a revision beyond all bounds is written like any other', async () => {
    const learner = await site.guest();
    const attempt = await start(learner, { id: passage });
    const reply = await save(learner, { ...attempt, revision: 3_000_000_000 }, { [q(1)]: 'spikes' });
    expect(reply).toMatchObject({ outcome: 'saved', revision: 1 });
  });

  test('of many learners at the same moment reaches each sheet as if it had come alone', async () => {
    const learners = await Promise.all(Array.from({ length: 12 }, () => site.guest()));
    const attempts = await Promise.all(learners.map((learner) => start(learner, { id: passage })));
    const [gone] = attempts;
    const [leaving] = learners;
    if (!gone || !leaving) throw new Error('nobody came');
    await handIn(leaving, gone, {});
    const replies = await Promise.all(
      learners.map((learner, at) => {
        const attempt = attempts[at] as Started;
        const writer = at === 1 ? 'another tab' : attempt.writer;
        return save(learner, { ...attempt, writer }, { [q(1)]: `answer of ${at}`, [q(2)]: at % 2 ? '' : 'even' });
      }),
    );
    expect(replies.map(({ outcome }) => outcome)).toEqual(['closed', 'stale', ...Array(10).fill('saved')]);
    for (const [at, learner] of learners.entries()) {
      if (at < 2) continue;
      const wanted = { [q(1)]: `answer of ${at}`, ...(at % 2 ? {} : { [q(2)]: 'even' }) };
      expect(await answersOf(learner, (attempts[at] as Started).id), `learner ${at}`).toEqual(wanted);
    }
  });
});

describe.runIf(onPostgres)('a sheet in other hands', () => {
  test('is waited for by its own save and by nobody else', async () => {
    const [busy, free] = [await site.guest(), await site.guest()];
    const [held, open] = [await start(busy, { id: passage }), await start(free, { id: passage })];
    let letGo = () => {};
    const released = new Promise<void>((go) => {
      letGo = go;
    });
    const holding = await new Promise<{ over: Promise<void> }>((locked) => {
      const over = site.deps.db.transaction(async (tx) => {
        await tx.query('select 1 from answer_sheets where attempt_id = $1 for update', [held.id]);
        setImmediate(() => locked({ over }));
        await released;
      });
    });
    const waits = save(busy, held, { [q(1)]: 'spikes' });
    expect(await save(free, open, { [q(1)]: 'iron' })).toMatchObject({ outcome: 'saved', revision: 1 });
    letGo();
    await holding.over;
    expect(await waits).toMatchObject({ outcome: 'saved', revision: 1 });
    expect(await answersOf(busy, held.id)).toEqual({ [q(1)]: 'spikes' });
  });
});
