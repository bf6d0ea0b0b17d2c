import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, register, type Site } from '../identity.testing.ts';
import { secondFactorRepo } from './second-factor.repo.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const reset = (operatorId: number, userId: number) =>
  site.deps.db
    .transaction((tx) => site.services.accounts.resetSecondFactor(tx, operatorId, userId))
    .catch((error) => error.error);

test('an operator takes the second factor of somebody else away, who is logged out everywhere', async () => {
  const [operator, learner] = [await register(site), await register(site)];
  const repo = secondFactorRepo(site.deps.db);
  await repo.begin(learner.user.id, site.deps.secret.seal('SECRET'), new Date());
  await repo.confirm(learner.user.id, new Date());
  expect(await site.services.accounts.hasSecondFactor(learner.user.id)).toBe(true);
  expect(await reset(operator.user.id, learner.user.id)).toEqual({ was_on: true });
  expect(await site.services.accounts.hasSecondFactor(learner.user.id)).toBe(false);
  expect((await learner.api.student.checkToken()).valid).toBe(0);
  expect(await reset(operator.user.id, learner.user.id)).toEqual({ was_on: false });
});

test('nobody resets their own, and who does not exist is not found', async () => {
  const operator = await register(site);
  expect(await reset(operator.user.id, operator.user.id)).toBe('forbidden');
  expect(await reset(operator.user.id, 999_999)).toBe('not_found');
});
