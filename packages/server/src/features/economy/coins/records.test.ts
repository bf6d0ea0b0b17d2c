// @postgres: pages read by SQL
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, refused, register } from '#features/identity/identity.testing.ts';
import { coinsOn, openTimedSite, type TimedSite } from '../economy.testing.ts';

let site: TimedSite;
let learner: Awaited<ReturnType<typeof register>>;
beforeAll(async () => {
  site = await openTimedSite();
  learner = await register(site);
  const coins = coinsOn(site.deps.db);
  const userId = learner.user.id;
  // Beside the 20 of the bound mobile: thirty earned, four spent, one given back, one try that is no coin.
  await site.deps.db.transaction(async (tx) => {
    for (let n = 1; n <= 30; n++) {
      const why = { userId, reason: 'operator', reference: `第 ${n} 次`, key: `gift:${n}` } as const;
      await coins.reward(tx, { ...why, coins: n, at: new Date(Date.UTC(2026, 9, n)) });
      if (n % 7 === 0)
        await coins.charge(tx, { userId, price: 5, reason: 'model_essay', reference: 'task1:3', key: `essay:${n}` });
    }
    await coins.refund(tx, { key: 'essay:7' });
    await coins.charge(tx, {
      ...{ userId, price: 60, reason: 'essay_scoring', reference: 'task2:1', key: 'try:1' },
      tries: 'ai_test_num',
    });
  });
});
afterAll(() => site.close());

const everyPage = async (type: 0 | 1 | 2) => {
  const first = await learner.api.points.getRecordList({ type, page_size: 10 });
  const list = [...first.list];
  for (let page = 2; list.length < first.total; page++)
    list.push(...(await learner.api.points.getRecordList({ type, page, page_size: 10 })).list);
  return { ...first, list };
};

test.each([
  { type: 0, total: 36, why: 'everything' },
  { type: 1, total: 4, why: 'spent' },
  { type: 2, total: 32, why: 'earned' },
] as const)(
  'tab $type has $total records ($why), each once, newest first, across its pages',
  async ({ type, total }) => {
    const { list, remaining_points, ...rest } = await everyPage(type);
    expect([rest.total, rest.type, list.length]).toEqual([total, type, total]);
    const ids = list.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    if (type) expect(new Set(list.map((record) => record.type))).toEqual(new Set([type]));
    const sum = list.reduce((coins, record) => coins + (record.type === 1 ? -record.num : record.num), 0);
    if (type === 0) expect(sum).toBe(remaining_points);
  },
);

test('a record says why in the caller’s language, how many and when', async () => {
  const { list } = await learner.api.points.getRecordList({ type: 1 });
  expect(list[0]).toMatchObject({ type: 1, num: 5, desc: '范文生成 · Task 1' });
  const english = await site.english(learner).points.getRecordList({ type: 2 });
  expect(english.list[0]).toMatchObject({ type: 2, num: 5, desc: 'Given back: Model essay · Task 1' });
  expect(english.list[1]).toMatchObject({
    desc: 'From the school: 第 30 次',
    create_time: Date.UTC(2026, 9, 30) / 1000,
  });
});

test('a page after the last is empty and still knows the total', async () => {
  expect(await learner.api.points.getRecordList({ page: 5 })).toMatchObject({ list: [], total: 36 });
  expect((await learner.api.points.getRecordList({ page: 4 })).list).toHaveLength(6);
});

test.each([
  { input: { type: 3 }, field: 'type' },
  { input: { page: 0 }, field: 'page' },
  { input: { page_size: 101 }, field: 'page_size' },
  { input: { user_id: 1 }, field: 'user_id' },
])('$input is refused by its field', async ({ input, field }) => {
  const error = await refused(learner.api.points.getRecordList(input as never));
  expect([error.error, error.fields]).toEqual(['invalid_input', [field]]);
});

test('everybody sees their own records only', async () => {
  const other = await register(site);
  expect(await other.api.points.getRecordList()).toMatchObject({ total: 1, remaining_points: 20 });
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  expect(await refusal(guest.api.points.getRecordList())).toBe('not_logged_in');
});
