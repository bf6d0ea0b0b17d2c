// @postgres: money, many at one moment
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal, register } from '#features/identity/identity.testing.ts';
import { openTimedSite, type TimedSite } from '../economy.testing.ts';

let site: TimedSite;
beforeAll(async () => {
  site = await openTimedSite();
  site.at('2026-11-20T04:00:00Z');
});
afterAll(() => site.close());

type Learner = Awaited<ReturnType<typeof register>>;
const coinsOf = async ({ api }: Learner) => (await api.points.getInfo()).remaining_points;
const taskOf = async ({ api }: Learner, condition: string, times = 1) =>
  (await api.task.getList()).list.find((task) => task.condition === condition && task.times === times);

test('a new learner sees every task with its state, its coins and how far it is', async () => {
  const learner = await register(site);
  const { list, total } = await learner.api.task.getList();
  expect(total).toBe(list.length);
  expect(list.map(({ condition, status }) => [condition, status])).toEqual([
    ['complete-plan', 1],
    ['first-practice', 1],
    ['first-essay', 1],
    ['first-speaking', 1],
    ['first-mock', 1],
    ['learn-words', 1],
    ['learn-words', 0],
    ['sign-in-days', 1],
    ['invite-friend', 1],
    ['bind-mobile', 2],
  ]);
  expect(list[0]).toMatchObject({ name: '制定学习计划', coins: 100, times: 1, progress: 0 });
  expect(list.find(({ condition }) => condition === 'invite-friend')?.coins).toBe(500);
  expect(await coinsOf(learner)).toBe(20);
  const english = await site.english(learner).task.getList();
  expect(english.list[1]).toMatchObject({
    name: 'Finish one practice',
    desc: '<p>Hand in any reading passage or listening part for <strong>30</strong> coins.</p>',
  });
});

test('a task is paid when the server sees it done, in the same transaction, once', async () => {
  const learner = await register(site);
  const before = await coinsOf(learner);
  const deed = { userId: learner.user.id, deed: 'plan_completed', reference: 'plan' } as const;
  expect(await site.record(deed)).toEqual({ recorded: true, paid: 100, over_limit: false });
  expect(await site.record(deed)).toEqual({ recorded: false, paid: 0, over_limit: false });
  expect(await site.record({ ...deed, reference: 'plan again' })).toEqual({
    recorded: true,
    paid: 0,
    over_limit: false,
  });
  expect(await coinsOf(learner)).toBe(before + 100);
  expect(await taskOf(learner, 'complete-plan')).toMatchObject({ status: 2, progress: 1 });
  const { list } = await learner.api.points.getRecordList();
  expect(list[0]).toMatchObject({ num: 100, desc: '完成任务：制定学习计划' });
});

test('when the feature that saw the deed fails, neither deed nor coins remain', async () => {
  const learner = await register(site);
  const before = await coinsOf(learner);
  const failing = site.deps.db.transaction(async (tx) => {
    const at = site.deps.now();
    await site.services.deeds.recordDeed(tx, {
      userId: learner.user.id,
      deed: 'mock_completed',
      reference: '1',
      at,
    });
    throw new Error('the mock could not be saved');
  });
  await expect(failing).rejects.toThrow('saved');
  expect(await coinsOf(learner)).toBe(before);
  expect(await taskOf(learner, 'first-mock')).toMatchObject({ status: 1, progress: 0 });
});

test('twenty words at the same moment pay the task of twenty once and open the next', async () => {
  const learner = await register(site);
  const before = await coinsOf(learner);
  const learn = (word: number) =>
    site.record({ userId: learner.user.id, deed: 'words_learned', reference: String(word) });
  for (let word = 1; word <= 18; word++) await learn(word);
  expect(await taskOf(learner, 'learn-words', 20)).toMatchObject({ status: 1, progress: 18 });
  await Promise.all([learn(19), learn(20), learn(20), learn(19)]);
  expect(await coinsOf(learner)).toBe(before + 30);
  expect(await taskOf(learner, 'learn-words', 20)).toMatchObject({ status: 2, progress: 20 });
  expect(await taskOf(learner, 'learn-words', 200)).toMatchObject({ status: 1, progress: 20 });
});

test('signing in on seven days, in a row or not, fulfils its task', async () => {
  const learner = await register(site);
  for (const day of [1, 2, 3, 5, 7, 9]) {
    site.at(`2026-12-0${day}T04:00:00Z`);
    await learner.api.task.signIn();
  }
  expect(await taskOf(learner, 'sign-in-days', 7)).toMatchObject({ status: 1, progress: 6 });
  const before = await coinsOf(learner);
  site.at('2026-12-10T04:00:00Z');
  expect(await learner.api.task.signIn()).toMatchObject({ points: 10, remaining_points: before + 60 });
  expect(await taskOf(learner, 'sign-in-days', 7)).toMatchObject({ status: 2 });
});

test('at the coin cap the task is done, nothing is paid, and it is not paid later', async () => {
  const small = await openTimedSite({ COIN_CAP: '20' }, site);
  try {
    const learner = await register(small);
    const deed = { userId: learner.user.id, deed: 'plan_completed', reference: 'plan' } as const;
    expect(await small.record(deed)).toEqual({ recorded: true, paid: 0, over_limit: true });
    expect(await taskOf(learner, 'complete-plan')).toMatchObject({ status: 2 });
    expect(await coinsOf(learner)).toBe(20);
  } finally {
    await small.close();
  }
});

test('a task that came later pays for what was done before, a limited one only its first learners', async () => {
  const [first, second] = [await register(site), await register(site)];
  for (const { user } of [first, second])
    await site.record({ userId: user.id, deed: 'lesson_completed', reference: 'lesson' });
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-tasks-'));
  try {
    await mkdir(join(folder, 'tasks'));
    await writeFile(join(folder, 'pack.yaml'), PACK);
    await writeFile(join(folder, 'tasks/first-lesson.yaml'), LIMITED);
    await site.services.content.importPack(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
  site.at('2026-12-11T04:00:00Z');
  const [before] = [await coinsOf(first)];
  expect(await taskOf(first, 'first-lesson')).toMatchObject({ status: 2 });
  expect(await coinsOf(first)).toBe(before + 70);
  expect(await taskOf(second, 'first-lesson')).toMatchObject({ status: 0, progress: 1 });
  // A third who did nothing sees that it is gone.
  expect(await taskOf(await register(site), 'first-lesson')).toMatchObject({ status: 0, progress: 0 });
});

test('only learners have tasks: a guest is asked to log in, an operator is refused', async () => {
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  expect(await refusal(guest.api.task.getList())).toBe('not_logged_in');
  const operator = await register(site);
  await site.rows(`update users set role = 'backend-system' where id = $1`, [operator.user.id]);
  expect(await refusal(operator.api.task.getList())).toBe('forbidden');
  expect(await refusal(operator.api.task.signIn())).toBe('forbidden');
});

const PACK = `format: 1
id: school-tasks
version: 0.1.0
name: { en: Tasks of a school, zh: 学校任务 }
publisher: A school
licence: CC-BY-4.0
origin: { kind: original, by: A school, date: 2026-11-15, drafting: human }
declares: { noThirdPartyTestMaterial: true }
`;
const LIMITED = `kind: task
id: first-lesson
rev: 1
name: { en: Finish one lesson, zh: 上完一节课 }
desc: { en: <p>The first to do so.</p>, zh: <p>先到先得。</p> }
when: first-lesson
coins: 70
limit: 1
`;
