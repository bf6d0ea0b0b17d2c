// @postgres: two processes
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, openCluster } from '#testing/cluster.ts';
import { onPostgres } from '#testing/database.ts';
import { remoteVisitor } from '#testing/remote.ts';
import { changesOf, start } from './attempts.testing.ts';

/** Two server processes on one database; every call of a visitor goes to the other one than the call before. */
describe.runIf(onPostgres)('two processes', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await openCluster({ REQUESTS_PER_MINUTE: '100000', REQUESTS_PER_IP_MINUTE: '1000000' });
  });
  afterAll(() => cluster?.close());

  async function learner() {
    const visitor = remoteVisitor(cluster.urls);
    await visitor.api.student.getTouristToken();
    const [set] = (await visitor.api.reading.getJianYaList({})).list;
    return { ...visitor, paper: set?.papers[0]?.id ?? 0 };
  }

  test('twenty presses of start at one moment are one attempt', async () => {
    const { api, paper } = await learner();
    const writer = randomUUID();
    const started = await Promise.all(Array.from({ length: 20 }, () => start({ api }, { id: paper }, writer)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(started.filter(({ resumed }) => !resumed)).toHaveLength(1);
  });

  test('answers saved through both processes at once are all there', async () => {
    const { api, paper } = await learner();
    const attempt = await start({ api }, { id: paper });
    const keys = Array.from({ length: 6 }, (_, at) => `${paper}.q${at + 1}`);
    await Promise.all(
      keys.flatMap((key) =>
        Array.from({ length: 10 }, () =>
          api.attempt.save({
            attempt_id: attempt.id,
            writer: attempt.writer,
            revision: 0,
            changes: changesOf({ [key]: key }),
          }),
        ),
      ),
    );
    const now = await api.attempt.getAttempt({ attempt_id: attempt.id });
    expect(now.revision).toBe(60);
    expect(now.answers).toEqual(Object.fromEntries(keys.map((key) => [key, key])));
  });

  test('ten hand-ins and ten saves at one moment give one result', async () => {
    const { api, paper } = await learner();
    const attempt = await start({ api }, { id: paper });
    const written = { attempt_id: attempt.id, writer: attempt.writer, revision: 0 };
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () =>
        api.attempt.submit({ ...written, changes: changesOf({ [`${paper}.q1`]: 'spikes' }) }),
      ),
      ...Array.from({ length: 10 }, (_, at) =>
        api.attempt.save({ ...written, changes: changesOf({ [`${paper}.q2`]: `word ${at}` }) }),
      ),
    ]);
    const results = replies.flatMap((reply) => ('result' in reply ? [reply.result] : []));
    expect(results).toHaveLength(10);
    expect(
      new Set(results.map(({ right, attempt: done }) => `${right} ${done.revision} ${done.answers[`${paper}.q2`]}`))
        .size,
    ).toBe(1);
    const [mine] = (await api.attempt.getRecordList({})).list;
    expect(mine).toMatchObject({ id: attempt.id, state: 'marked' });
  });
});
