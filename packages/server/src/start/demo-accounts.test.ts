// @postgres: two starts at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps.ts';
import { openSite, type Site } from '#features/identity/identity.testing.ts';
import { practiceAndTasksPack } from '#testing/packs.ts';
import { closeDemoAccounts, makeDemoAccounts } from './demo-accounts.ts';

let site: Site;
let accounts: Awaited<ReturnType<typeof makeDemoAccounts>>;
beforeAll(async () => {
  site = await openSite({}, 'practice');
  await site.services.content.importPack(await practiceAndTasksPack(site.folder));
  // A first start that is killed in the middle of the story, then two at one moment: everything below holds all the same.
  await expect(makeDemoAccounts(dying(site.deps), site.services)).rejects.toThrow('killed');
  const both = Promise.all([makeDemoAccounts(site.deps, site.services), makeDemoAccounts(site.deps, site.services)]);
  [accounts] = await both;
});
afterAll(() => site.close());

/** Ends when the first paper of the story is handed in. */
function dying(deps: Deps): Deps {
  const { db } = deps;
  const transaction: Deps['db']['transaction'] = (work) =>
    db.transaction((tx) => {
      const query: typeof tx.query = (text, values) =>
        text.includes('insert into mistakes') ? Promise.reject(new Error('killed')) : tx.query(text, values);
      const { orm, afterCommit, afterRollback } = tx;
      const mortal: Db = { orm, query, afterCommit, afterRollback, transaction: (inner) => inner(mortal) };
      return work(mortal);
    });
  const { kind, ping, close, afterCommit, afterRollback, query, orm } = db;
  return { ...deps, db: { kind, ping, close, afterCommit, afterRollback, transaction, query, orm } };
}

const logIn = async (account: string) => {
  const visitor = site.visitor();
  const { user } = await visitor.api.student.loginByPassword({ account, password: 'ninefold-demo' });
  return { ...visitor, user };
};

test('each demo account logs in by account name and by mobile', async () => {
  expect(accounts.map(({ account }) => account)).toEqual(['learner', 'vip', 'student', 'operator']);
  for (const { account, mobile, password } of accounts) {
    expect(password).toBe('ninefold-demo');
    expect((await logIn(account)).user.id).toBe((await logIn(mobile)).user.id);
  }
});

test('they are who they say they are', async () => {
  const learner = await logIn('learner');
  expect(learner.user).toMatchObject({
    name: '林知夏',
    role: 'student',
    vip_level: 0,
    ai_test_num: 3,
    organisation: null,
  });
  expect(await learner.api.points.getInfo()).toMatchObject({ remaining_points: 1280 });
  expect((await logIn('vip')).user).toMatchObject({ name: '周远', vip_level: 3, vip_days: 365, reading_vip_level: 0 });
  const student = await logIn('student');
  expect(student.user.organisation).toMatchObject({ name: '晨星国际学校' });
  // A day to count down to, whenever the first start was.
  const { next, notices } = await student.api.organisation.getHome();
  expect(notices.map(({ day }) => day)).toEqual([expect.stringMatching(/^\d{4}-/), next?.day]);
  const operator = await logIn('operator');
  expect(operator.user.role).toBe('backend-system');
  expect(operator.last.headers['x-user-role']).toBe('backend-system');
  expect(await operator.api.student.getOperationPermissionsList()).toEqual(
    expect.arrayContaining(['content.manage', 'users.manage']),
  );
});

test('the learner has a past: records on every tab, three days in a row, and a friend', async () => {
  const { api } = await logIn('learner');
  const all = await api.points.getRecordList({ page_size: 100 });
  expect(all.total).toBeGreaterThanOrEqual(35);
  const times = all.list.map(({ create_time }) => create_time);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect((await api.points.getRecordList({ type: 1 })).total).toBe(7);
  expect(await api.task.getWeekSignIn()).toMatchObject({ is_continuous: 1, continuous_days: 3 });
  expect(await api.student.getInviteInfo({})).toMatchObject({ total: 1, list: [{ name: '陈**', state: 'rewarded' }] });
});

test('what was done, the tasks and the coins agree', async () => {
  const { api } = await logIn('learner');
  const tasks = (await api.task.getList()).list.filter(({ status }) => status === 2);
  expect(tasks.map(({ condition }) => condition).sort()).toEqual([
    'bind-mobile',
    'complete-plan',
    'first-essay',
    'first-mock',
    'first-practice',
    'first-speaking',
    'invite-friend',
    'sign-in-days',
  ]);
  // Looking pays nothing that should have been paid long ago.
  expect(await api.points.getInfo()).toMatchObject({ remaining_points: 1280 });
  expect(await site.services.operator.verifyBalances()).toEqual({ wallets: 3, complaints: [] });
  const areas = (await api.plan.getLastRecords()).map(({ area }) => area);
  expect(areas).toEqual(['listening', 'reading', 'writing', 'speaking', 'mock']);
});

test('the learner has a plan for today without anything owed, and scores behind it', async () => {
  const { api, user } = await logIn('learner');
  expect(user).toMatchObject({ is_done_learning_plan: 1, target_score: 7, past_score_listen: 6 });
  expect(await api.plan.getToday()).toMatchObject({ state: 'planned', days_left: 28, replanned: null });
  expect(await api.exam.getSimulateExamLastScore()).toMatchObject({ listening_score: 6.5, speaking_score: 6 });
});

test('the learner’s papers were marked like everybody’s, and one waits to be gone on with', async () => {
  const { api } = await logIn('learner');
  const { list } = await api.attempt.getRecordList({});
  const [open, ...marked] = list;
  expect(open).toMatchObject({ skill: 'reading', state: 'open', mode: 'practice' });
  expect(marked.map(({ skill, kind, state }) => `${skill} ${kind} ${state}`)).toEqual([
    'reading set marked',
    'listening set marked',
    'reading set marked',
    'listening set marked',
    'reading set marked',
    'listening own marked',
  ]);
  const whole = marked.filter(({ total }) => total === 40);
  expect(whole.map(({ right, band }) => right > 15 && band >= 5.5)).toEqual([true, true, true, true, true]);
  // A result can be opened, with wrong answers that are really wrong.
  const result = await api.attempt.getResult({ attempt_id: whole[0]?.id ?? 0 });
  expect(result.questions.some(({ marks }) => marks.some(({ reason }) => reason === 'WRONG'))).toBe(true);
});

test('starting again, even twice at once, makes nothing new and undoes nothing', async () => {
  const learner = await logIn('learner');
  await learner.api.student.updateInfo({ name: '夏夏' });
  await Promise.all([makeDemoAccounts(site.deps, site.services), makeDemoAccounts(site.deps, site.services)]);
  expect(await site.rows('select 1 from users where account is not null')).toHaveLength(4);
  expect(await site.rows('select 1 from organisations')).toHaveLength(1);
  expect((await learner.api.student.getInfo()).name).toBe('夏夏');
});

test('on a folder that becomes a public site nobody enters by what everybody knows; a trial opens them again', async () => {
  const operator = await logIn('operator');
  expect(await closeDemoAccounts(site.services)).toEqual(['learner', 'vip', 'student', 'operator']);
  expect((await operator.api.student.checkToken()).valid).toBe(0);
  for (const { account, mobile } of accounts)
    for (const name of [account, mobile])
      await expect(logIn(name)).rejects.toMatchObject({ error: 'wrong_credentials' });
  expect(await closeDemoAccounts(site.services)).toEqual([]);
  await makeDemoAccounts(site.deps, site.services);
  expect((await logIn('operator')).user.id).toBe(operator.user.id);
});
