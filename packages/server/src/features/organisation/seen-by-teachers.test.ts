import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerOperator } from '#features/admin/admin.testing.ts';
import { openSite, refusal, register, type Site } from '#features/identity/identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('a teacher reads what a student does after the student’s own yes, and no longer than that', async () => {
  const operator = await registerOperator(site);
  const at = { organisation_id: (await operator.api.organisation.create({ name: '晨星国际学校' })).id };
  const [teacher, learner] = [await register(site), await register(site)];
  await operator.api.organisation.addMembers({ ...at, role: 'teacher', numbers: teacher.mobile });
  await teacher.api.organisation.answerOffer({ ...at, joins: 1 });
  const read = () => refusal(teacher.api.history.getReadingList({ user_id: learner.user.id }));
  const isRead = async () => typeof (await read()) === 'object';

  // A number on a list makes a member of whoever logs in; nobody has asked them.
  await teacher.api.organisation.addMembers({ ...at, numbers: learner.mobile });
  const listed = await register(site, learner.mobile);
  expect(listed.user.organisation).toMatchObject({ id: at.organisation_id });
  expect(await read()).toBe('not_found');

  const { code } = await teacher.api.organisation.makeInvite(at);
  await listed.api.organisation.join({ code });
  expect(await isRead()).toBe(true);

  await listed.api.organisation.leave();
  expect(await read()).toBe('not_found');
  await register(site, learner.mobile);
  expect(await read(), 'in again by logging in, without a yes').toBe('not_found');
});
