// @postgres: two at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, PASSWORD, refusal, type Site } from '#features/identity/identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const become = (token: string, account: string, password = PASSWORD) =>
  site.visitor().api.admin.becomeFirstOperator({ token, account, name: '王老师', password, submit_password: password });

test('the link makes one operator, logs them in, and is then worth nothing, like every other one', async () => {
  const [first, second] = [
    await site.services.identity.makeOperatorLink(),
    await site.services.identity.makeOperatorLink(),
  ];
  if (!first || !second) throw new Error('a site without an operator has a link');
  const { api } = site.visitor();
  expect(await api.admin.checkFirstLink({ token: 'x'.repeat(32) })).toEqual({ valid: 0 });
  expect(await api.admin.checkFirstLink({ token: first })).toEqual({ valid: 1 });
  expect(await refusal(become('x'.repeat(32), 'wang'))).toBe('link_used');
  expect(await refusal(become(first, 'wang', 'password1'))).toBe('password_weak');
  expect(await refusal(become(first, 'a b'))).toBe('invalid_input');

  const visitor = site.visitor();
  const made = visitor.api.admin.becomeFirstOperator({
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
