// @postgres: two at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, PASSWORD, refusal, register, type Site } from '#features/identity/identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const become = (token: string, account: string, password = PASSWORD) =>
  site.visitor().api.admin.becomeOperator({ token, account, name: '王老师', password, submit_password: password });

test('the link makes one operator, logs them in, and is then worth nothing, like every other one', async () => {
  const [first, second] = [
    await site.services.identity.makeOperatorLink(),
    await site.services.identity.makeOperatorLink(),
  ];
  if (!first || !second) throw new Error('a site without an operator has a link');
  const { api } = site.visitor();
  expect(await api.admin.checkOperatorLink({ token: 'x'.repeat(32) })).toEqual({ valid: 0 });
  expect(await api.admin.checkOperatorLink({ token: first })).toEqual({ valid: 1 });
  expect(await refusal(become('x'.repeat(32), 'wang'))).toBe('link_used');
  expect(await refusal(become(first, 'wang', 'password1'))).toBe('password_weak');
  expect(await refusal(become(first, 'a b'))).toBe('invalid_input');

  const visitor = site.visitor();
  const made = visitor.api.admin.becomeOperator({
    ...{ token: first, account: 'wang', name: '王老师', password: PASSWORD, submit_password: PASSWORD },
  });
  const outcomes = await Promise.all([refusal(made), refusal(become(second, 'lili'))]);
  expect(outcomes).toContain('link_used');
  expect(await site.rows(`select 1 from users where role = 'backend-system'`)).toHaveLength(1);
  expect(await refusal(become(first, 'zhang'))).toBe('link_used');
  expect(await site.services.identity.makeOperatorLink()).toBeNull();
  expect(await site.rows('select action from audit_entries')).toEqual([{ action: 'operator.first' }]);
});

test('a link ends after a day, and an operator whom nobody can be does not count as one', async () => {
  await site.rows(`update users set password_hash = null, mobile = null where role = 'backend-system'`);
  const token = (await site.services.identity.makeOperatorLink()) ?? '';
  site.later(86_401);
  expect(await refusal(become(token, 'late'))).toBe('link_used');
  const fresh = (await site.services.identity.makeOperatorLink()) ?? '';
  expect(await refusal(become(fresh, 'fresh'))).toEqual({ answered: {} });
});

test('an operator appoints another one, with the own password; the link works once, and both stand in the log', async () => {
  const wang = site.visitor();
  await wang.api.student.loginByPassword({ account: 'fresh', password: PASSWORD });
  const make = (password_now?: string) => wang.api.admin.makeOperatorLink({ reason: '帮忙管理', password_now });
  expect(await refusal(make())).toBe('proof_needed');
  expect(await refusal(make('not the password'))).toBe('password_wrong');
  const { token } = await make(PASSWORD);
  expect(await site.visitor().api.admin.checkOperatorLink({ token })).toEqual({ valid: 1 });
  const outcomes = await Promise.all([refusal(become(token, 'zhao')), refusal(become(token, 'qian'))]);
  expect(outcomes.filter((outcome) => outcome === 'link_used')).toHaveLength(1);
  expect(await refusal(become(token, 'sun'))).toBe('link_used');
  const acts = (await wang.api.admin.getLog({ page_size: 2 })).list.map(({ action, reason }) => [action, reason]);
  expect(acts).toEqual([
    ['operator.appointed', ''],
    ['operator.link', '帮忙管理'],
  ]);
  const late = (await make(PASSWORD)).token;
  site.later(86_401);
  expect(await refusal(become(late, 'late-again'))).toBe('link_used');
});

test('an operator is closed by another, with the own password: out at once, their links with them, and the log names both', async () => {
  const wang = site.visitor();
  await wang.api.student.loginByPassword({ account: 'fresh', password: PASSWORD });
  const leaving = site.visitor();
  const appoint = async (visitor: typeof wang) =>
    (await visitor.api.admin.makeOperatorLink({ reason: '帮忙管理', password_now: PASSWORD })).token;
  const token = await appoint(wang);
  const own = { account: 'leaving', name: '李老师', password: PASSWORD, submit_password: PASSWORD };
  await leaving.api.admin.becomeOperator({ token, ...own });
  const { id } = await leaving.api.student.getInfo();
  const theirs = await appoint(leaving);
  const [appointed, link] = (await wang.api.admin.getLog({ page_size: 3 })).list.slice(1);
  expect([appointed?.action, link?.action]).toEqual(['operator.appointed', 'operator.link']);
  expect(appointed?.details.link).toMatch(/^[0-9a-f]{8}$/);
  expect(appointed?.details).toEqual(link?.details);

  const close = (visitor: typeof wang, user_id: number, password_now?: string) =>
    visitor.api.admin.closeOperator({ user_id, reason: '离职了', password_now });
  expect(await refusal(close(wang, id))).toBe('proof_needed');
  expect(await refusal(close(wang, id, 'not the password'))).toBe('password_wrong');
  const me = (await wang.api.student.getInfo()).id;
  expect(await refusal(close(wang, me, PASSWORD))).toBe('forbidden');
  const learner = await register(site);
  expect(await refusal(close(wang, learner.user.id, PASSWORD))).toBe('forbidden');
  expect(await refusal(learner.api.admin.closeOperator({ user_id: id, reason: '我想要' }))).toBe('forbidden');
  expect(await refusal(close(wang, 999_999, PASSWORD))).toBe('not_found');

  await close(wang, id, PASSWORD);
  await close(wang, id, PASSWORD);
  expect((await leaving.api.student.checkToken()).valid).toBe(0);
  expect(await refusal(become(theirs, 'friend'))).toBe('link_used');
  const again = site.visitor().api.student.loginByPassword({ account: 'leaving', password: PASSWORD });
  expect(await refusal(again)).toMatch(/wrong_credentials|account_banned/);
  expect(await refusal(wang.api.admin.unban({ user_id: id, reason: '回来了' }))).toBe('forbidden');
  const [entry, before] = (await wang.api.admin.getLog({ page_size: 2 })).list;
  expect(entry).toMatchObject({ action: 'operator.closed', subject_id: String(id), reason: '离职了' });
  expect(entry?.details).toEqual({ links: 1 });
  expect(before?.action).not.toBe('operator.closed');

  // What they had begun in that moment comes to nothing: a link that is written late, and closing somebody else.
  const { token: late } = await site.services.operatorLinks.make(id, '慢了一步');
  expect(await site.visitor().api.admin.checkOperatorLink({ token: late })).toEqual({ valid: 0 });
  expect(await refusal(become(late, 'too-late'))).toBe('link_used');
  const act = { actorId: id, userId: me, reason: '慢了一步' };
  const closing = site.deps.db.transaction((tx) => site.services.closeOperator.close(tx, act));
  expect(await closing.catch(({ error }) => error)).toBe('forbidden');
});

test('two operators who close each other at one moment: one stays, and the last one cannot be closed', async () => {
  const [fresh] = await site.rows<{ id: number }>(`select id from users where account = 'fresh'`);
  const wang = site.visitor();
  await wang.api.student.loginByPassword({ account: 'fresh', password: PASSWORD });
  for (const { id } of await site.rows<{ id: number }>(
    `select id from users where role = 'backend-system' and banned_at is null and password_hash is not null and id <> $1`,
    [fresh?.id],
  ))
    await wang.api.admin.closeOperator({ user_id: id, reason: '只留一位', password_now: PASSWORD });
  const zhou = site.visitor();
  const { token } = await wang.api.admin.makeOperatorLink({ reason: '帮忙管理', password_now: PASSWORD });
  await zhou.api.admin.becomeOperator({
    ...{ token, account: 'zhou', name: '周老师', password: PASSWORD, submit_password: PASSWORD },
  });
  const other = (await zhou.api.student.getInfo()).id;
  const close = { reason: '先下手', password_now: PASSWORD };
  const outcomes = await Promise.all(
    [
      wang.api.admin.closeOperator({ user_id: other, ...close }),
      zhou.api.admin.closeOperator({ user_id: fresh?.id ?? 0, ...close }),
    ].map(refusal),
  );
  expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(1);
  const open = await site.rows<{ id: number }>(
    `select id from users where role = 'backend-system' and banned_at is null and password_hash is not null`,
  );
  expect(open).toHaveLength(1);
  const act = { actorId: 0, userId: open[0]?.id ?? 0, reason: '最后一位' };
  const last = site.deps.db.transaction((tx) => site.services.closeOperator.close(tx, act));
  expect(await last.catch(({ error }) => error)).toBe('last_operator');
});
