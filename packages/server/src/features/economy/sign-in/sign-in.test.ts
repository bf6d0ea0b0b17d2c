import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '#features/identity/identity.testing.ts';
import { openTimedSite, type TimedSite } from '../economy.testing.ts';

let site: TimedSite;
beforeAll(async () => {
  site = await openTimedSite({ SESSION_DAYS: '365', SESSION_MOST_DAYS: '3650' });
});
afterAll(() => site.close());

async function learnerIn(zone: string) {
  const learner = await register(site);
  await learner.api.student.updateInfo({ time_zone: zone });
  return learner;
}

const statuses = async ({ api }: Awaited<ReturnType<typeof learnerIn>>) =>
  (await api.task.getWeekSignIn()).list.map(({ sign_in_status }) => sign_in_status).join('');

test('signing in pays, shows in the week, and pays nothing the second time', async () => {
  site.at('2026-11-20T10:00:00+08:00');
  const learner = await learnerIn('Asia/Shanghai');
  const start = (await learner.api.points.getInfo()).remaining_points;
  expect(await statuses(learner)).toBe('3333133');
  expect(await learner.api.task.signIn()).toEqual({
    is_new: 1,
    points: 10,
    over_limit: 0,
    remaining_points: start + 10,
  });
  expect(await learner.api.task.signIn()).toEqual({
    is_new: 0,
    points: 10,
    over_limit: 0,
    remaining_points: start + 10,
  });
  expect(await statuses(learner)).toBe('3333233');
  expect((await learner.api.points.getInfo()).remaining_points).toBe(start + 10);
  const { list } = await learner.api.points.getRecordList({ type: 2 });
  expect(list[0]).toMatchObject({ type: 2, num: 10, desc: '每日签到' });
});

test('the week in English, with the row of days across Sunday and Monday', async () => {
  site.at('2026-11-20T12:00:00Z');
  const learner = await learnerIn('Europe/London');
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
    site.at(`${day}T12:00:00Z`);
    await learner.api.task.signIn();
  }
  site.at('2026-11-23T12:00:00Z');
  const english = { ...learner, api: site.english(learner) };
  expect(await english.api.task.getWeekSignIn()).toMatchObject({
    current_day: 1,
    is_continuous: 1,
    continuous_days: 3,
    week_continuous_days: 0,
    days_desc: 'Signed in 3 days in a row. Sunday brings 30 coins.',
    auto_sign_in: 0,
  });
  await learner.api.task.signIn();
  const week = await english.api.task.getWeekSignIn();
  expect(week).toMatchObject({ continuous_days: 4, week_continuous_days: 1 });
  expect(week.list[0]).toEqual({ day_name: 'Mon', sign_in_status: 2, points: 10, date: '2026-11-23' });
  expect(week.list[6]).toEqual({ day_name: 'Sun', sign_in_status: 3, points: 30, date: '2026-11-29' });
});

const EDGES = [
  { zone: 'Asia/Shanghai', night: '2026-11-20', midnight: '2026-11-20T16:00:00Z', why: 'an ordinary night' },
  { zone: 'Pacific/Auckland', night: '2026-11-20', midnight: '2026-11-20T11:00:00Z', why: 'summer time' },
  { zone: 'America/New_York', night: '2026-11-20', midnight: '2026-11-21T05:00:00Z', why: 'winter' },
  { zone: 'America/New_York', night: '2026-03-08', midnight: '2026-03-09T04:00:00Z', why: 'after the day of 23 hours' },
  { zone: 'America/New_York', night: '2026-11-01', midnight: '2026-11-02T05:00:00Z', why: 'after the day of 25 hours' },
  {
    zone: 'America/New_York',
    night: '2026-03-07',
    midnight: '2026-03-08T05:00:00Z',
    why: 'before the day of 23 hours',
  },
  { zone: 'Pacific/Auckland', night: '2026-09-27', midnight: '2026-09-27T11:00:00Z', why: 'after the day of 23 hours' },
  { zone: 'Pacific/Auckland', night: '2026-04-05', midnight: '2026-04-05T12:00:00Z', why: 'after the day of 25 hours' },
  { zone: 'Asia/Shanghai', night: '2028-02-28', midnight: '2028-02-28T16:00:00Z', why: 'into 29 February' },
  { zone: 'Asia/Shanghai', night: '2028-02-29', midnight: '2028-02-29T16:00:00Z', why: 'out of 29 February' },
  { zone: 'Asia/Shanghai', night: '2026-11-22', midnight: '2026-11-22T16:00:00Z', why: 'Sunday to Monday' },
];

test.each(EDGES)(
  '$zone, the night of $night ($why): 23:59:59 and 00:00:01 are two days',
  async ({ zone, night, midnight }) => {
    const seconds = (by: number) => new Date(Date.parse(midnight) + by * 1000).toISOString();
    site.at(seconds(-1));
    const learner = await learnerIn(zone);
    expect(await learner.api.task.signIn()).toMatchObject({ is_new: 1 });
    expect((await learner.api.task.getWeekSignIn()).list.find(({ sign_in_status }) => sign_in_status === 2)?.date).toBe(
      night,
    );
    site.at(seconds(-0.001));
    expect(await learner.api.task.signIn()).toMatchObject({ is_new: 0 });
    site.at(seconds(1));
    expect(await learner.api.task.getWeekSignIn()).toMatchObject({ continuous_days: 1, is_continuous: 1 });
    expect(await learner.api.task.signIn()).toMatchObject({ is_new: 1 });
    expect(await learner.api.task.signIn()).toMatchObject({ is_new: 0 });
    expect(await learner.api.task.getWeekSignIn()).toMatchObject({ continuous_days: 2 });
  },
);

test('flying east and back does not pay a day twice, nor a missed one', async () => {
  site.at('2026-11-20T12:00:00Z'); // Friday 20:00 in Shanghai, Saturday 01:00 in Auckland
  const learner = await learnerIn('Pacific/Auckland');
  expect(await learner.api.task.signIn()).toMatchObject({ is_new: 1 });
  await learner.api.student.updateInfo({ time_zone: 'Asia/Shanghai' });
  expect(await learner.api.task.signIn()).toMatchObject({ is_new: 0 });
  site.at('2026-11-21T12:00:00Z');
  expect(await learner.api.task.signIn()).toMatchObject({ is_new: 0 });
  site.at('2026-11-22T12:00:00Z');
  expect(await learner.api.task.signIn()).toMatchObject({ is_new: 1 });
  expect(await learner.api.task.getWeekSignIn()).toMatchObject({ continuous_days: 2 });
});

test('a change of zone brings no second reward in the same minute; it counts from the next one on', async () => {
  site.at('2026-11-20T10:30:00Z'); // Friday 18:30 in Shanghai, Saturday 00:30 in Kiritimati
  const learner = await learnerIn('Asia/Shanghai');
  expect(await learner.api.task.signIn()).toMatchObject({ is_new: 1 });
  await learner.api.student.updateInfo({ time_zone: 'Pacific/Kiritimati' });
  expect(await learner.api.task.signIn()).toMatchObject({ is_new: 0 });
  expect(await statuses(learner)).not.toContain('1');
  site.at('2026-11-20T16:00:01Z'); // Saturday in both
  expect(await learner.api.task.signIn()).toMatchObject({ is_new: 1 });
  await learner.api.student.updateInfo({ time_zone: 'Asia/Shanghai' });
  expect(await learner.api.task.signIn()).toMatchObject({ is_new: 0 });
  expect(await learner.api.task.getWeekSignIn()).toMatchObject({ continuous_days: 2 });
});

test('a missed day breaks the row', async () => {
  site.at('2026-11-18T04:00:00Z');
  const learner = await learnerIn('Asia/Shanghai');
  await learner.api.task.signIn();
  site.at('2026-11-20T04:00:00Z');
  expect(await learner.api.task.getWeekSignIn()).toMatchObject({
    is_continuous: 0,
    continuous_days: 0,
    week_continuous_days: 0,
  });
  expect(await statuses(learner)).toBe('3323133');
});

test('at the coin cap the day is signed all the same, and the answer says that less was paid', async () => {
  const small = await openTimedSite({ COIN_CAP: '24' }, site);
  try {
    small.at('2026-11-20T04:00:00Z');
    const { api } = await register(small);
    expect((await api.points.getInfo()).remaining_points).toBe(20);
    expect(await api.task.signIn()).toEqual({ is_new: 1, points: 4, over_limit: 1, remaining_points: 24 });
    small.at('2026-11-21T04:00:00Z');
    expect(await api.task.signIn()).toMatchObject({ is_new: 1, points: 0, over_limit: 1 });
    expect((await api.task.getWeekSignIn()).continuous_days).toBe(2);
    const { list, total } = await api.points.getRecordList();
    expect([total, list.map(({ num }) => num)]).toEqual([2, [4, 20]]);
  } finally {
    await small.close();
  }
});
