// @postgres: two at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, PASSWORD, refusal, type Site } from '#features/identity/identity.testing.ts';

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
