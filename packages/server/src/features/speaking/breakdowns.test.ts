// @postgres: leases of answers
import { randomUUID } from 'node:crypto';
import { LONG_TURN } from '@ninefold/core/speaking/parts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, learnerWith, openSpeakingSite, paid, type SpeakingSite, settled, talker } from './speaking.testing.ts';

const SET = 'something-kept';
let site: SpeakingSite;
/** What the engine does with the next windows; without one it hears. */
let breakdowns = 0;
const hears = talker();

beforeAll(async () => {
  site = await openSpeakingSite(
    { FREE_AI_TRIES: '0' },
    talker({
      hear: async (window) =>
        breakdowns-- > 0 ? { ok: false, failure: 'crashed', about: 'a test wanted it' } : hears.hear(window),
    }),
  );
}, 180_000);
afterAll(() => site.close());

type Api = Awaited<ReturnType<typeof learnerWith>>;
const begin = (
  { api }: Pick<Api, 'api'>,
  part: 0 | 1 | 2 | 3,
  mode: 'practice' | 'exam' = 'practice',
  key = randomUUID() as string,
) => api.speaking.start({ id: site.id(SET), part, mode, key });

const heardAll = (record_id: number) =>
  expect
    .poll(() => site.rows('select 1 from speaking_answers where record_id = $1 and assessment is null', [record_id]))
    .toEqual([]);

test('an engine that breaks down again and again costs nothing, and the next request is served', async () => {
  const learner = await learnerWith(site, 1000);
  const { record_id } = await begin(learner, 2);
  breakdowns = Number.POSITIVE_INFINITY;
  await answer(learner, record_id, LONG_TURN, 64);
  await learner.api.speaking.requestReport({ record_id });
  expect(await settled(learner, record_id)).toMatchObject({ state: 'failed', failure: 'crashed', refunded: 1 });
  breakdowns = 0;
  await learner.api.speaking.requestReport({ record_id });
  expect(await settled(learner, record_id)).toMatchObject({ state: 'scored', failure: '' });
  expect((await paid(site, learner.userId)).map(Math.sign)).toEqual([-1, 1, -1]);
});

test('an engine that heard only a part gives back and tries again, instead of saying that too little was said', async () => {
  const learner = await learnerWith(site, 1000);
  const { record_id, set } = await begin(learner, 2);
  await answer(learner, record_id, set.part2!.rounding[0]!.order, 12);
  await heardAll(record_id);
  breakdowns = Number.POSITIVE_INFINITY;
  await answer(learner, record_id, LONG_TURN, 64);
  await learner.api.speaking.requestReport({ record_id });
  expect(await settled(learner, record_id)).toMatchObject({ state: 'failed', failure: 'crashed', refunded: 1 });
  breakdowns = 0;
  await learner.api.speaking.requestReport({ record_id });
  expect(await settled(learner, record_id)).toMatchObject({ state: 'scored', failure: '' });
});

test('a report that cannot be made is given back and stands in nobody’s way', async () => {
  const [broken, other] = [await learnerWith(site, 1000), await learnerWith(site, 1000)];
  const { record_id } = await begin(broken, 2);
  await answer(broken, record_id, LONG_TURN, 64);
  await heardAll(record_id);
  await site.rows(`update speaking_answers set assessment = '{"report":{},"measures":null}' where record_id = $1`, [
    record_id,
  ]);
  const { state, failure } = await broken.api.speaking.requestReport({ record_id });
  expect([state, failure]).toEqual(['failed', 'crashed']);
  const whole = await begin(other, 2);
  await answer(other, whole.record_id, LONG_TURN, 64);
  await heardAll(whole.record_id);
  // Everything was heard before: there is nothing to wait for.
  expect(await other.api.speaking.requestReport({ record_id: whole.record_id })).toMatchObject({ state: 'scored' });
});

test('a single breakdown is made good without anybody noticing', async () => {
  const learner = await learnerWith(site, 1000);
  const { record_id } = await begin(learner, 2);
  breakdowns = 1;
  await answer(learner, record_id, LONG_TURN, 64);
  await learner.api.speaking.requestReport({ record_id });
  expect(await settled(learner, record_id)).toMatchObject({ state: 'scored' });
});

test('a long queue is waited for as long as it moves; where no report is made any more, what waits is given back', async () => {
  const learner = await learnerWith(site, 1000);
  const made = await begin(learner, 2);
  await answer(learner, made.record_id, LONG_TURN, 64);
  await learner.api.speaking.requestReport({ record_id: made.record_id });
  await settled(learner, made.record_id);
  const { record_id } = await begin(learner, 2);
  await answer(learner, record_id, LONG_TURN, 64);
  await heardAll(record_id);
  await learner.api.speaking.finish({ record_id });
  // Nobody is on the way to it any more.
  const underWay = () => site.rows(`select id from pgboss.job where name = 'hear-answers' and state < 'completed'`);
  await expect.poll(underWay).toEqual([]);
  // As it stands in a queue that is forty minutes long: nothing of it is left to hear, and nobody has made its report.
  const waitingFor = (minutes: number) =>
    site.rows(
      `update speaking_records set state = 'scoring', requests = 1, wanted_at = now() - $2 * interval '1 minute' where id = $1`,
      [record_id, minutes],
    );
  const lastMade = (minutes: number) =>
    site.rows(`update speaking_records set scored_at = now() - $1 * interval '1 minute' where scored_at is not null`, [
      minutes,
    ]);
  const state = async () => (await learner.api.speaking.getReportProgress({ record_id })).state;
  await waitingFor(40);
  await site.services.speaking.reports.giveUpLate();
  expect(await state()).toBe('scoring');
  await lastMade(31);
  await site.services.speaking.reports.giveUpLate();
  expect(await state()).toBe('failed');
  // Whatever the others do: two hours are not a queue.
  await lastMade(0);
  await waitingFor(121);
  await site.services.speaking.reports.giveUpLate();
  expect(await state()).toBe('failed');
});
