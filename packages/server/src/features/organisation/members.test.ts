// @postgres: pages read by SQL, two at one moment
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerOperator } from '#features/admin/admin.testing.ts';
import { newMobile, openSite, refusal, register, type Site } from '#features/identity/identity.testing.ts';
import { PNG } from '#testing/small-files.ts';

let site: Site;
let operator: Awaited<ReturnType<typeof registerOperator>>;
let school: number;
let other: number;
beforeAll(async () => {
  site = await openSite();
  operator = await registerOperator(site);
  school = (await operator.api.organisation.create({ name: '晨星国际学校' })).id;
  other = (await operator.api.organisation.create({ name: '远山中学' })).id;
});
afterAll(() => site.close());

const staff = async (role: 'owner' | 'teacher', organisation_id = school) => {
  const someone = await register(site);
  await operator.api.organisation.addMembers({ organisation_id, role, numbers: someone.mobile });
  await someone.api.organisation.answerOffer({ organisation_id, joins: 1 });
  return someone;
};
const codeOf = async (organisation_id = school) =>
  (await operator.api.organisation.makeInvite({ organisation_id })).code;

test('a code brings a learner into the school, with its cookie and home, once', async () => {
  const { api, cookies, user } = await register(site);
  expect(await refusal(api.organisation.getHome())).toBe('organisation_only');
  const code = await codeOf();
  expect(
    await api.organisation.getInvitation({ code: `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}` }),
  ).toMatchObject({
    name: '晨星国际学校',
    role: 'student',
  });
  await api.organisation.join({ code });
  await api.organisation.join({ code });
  expect(cookies.get('org_id')).toBe(String(school));
  expect(await api.organisation.getHome()).toMatchObject({ id: school, has_others: 0 });
  expect(await site.rows('select role from organisation_members where user_id = $1', [user.id])).toEqual([
    { role: 'student' },
  ]);
  await api.organisation.leave();
  expect(cookies.has('org_id')).toBe(false);
  expect(await refusal(api.organisation.getHome())).toBe('organisation_only');
  await api.organisation.enter({ organisation_id: school });
  expect(await api.organisation.getHome()).toMatchObject({ id: school });
  expect(await refusal(api.organisation.enter({ organisation_id: other }))).toBe('not_found');
});

test('a code that ended, or never was, brings nobody in', async () => {
  const { api } = await register(site);
  const code = await codeOf();
  await operator.api.organisation.endInvite({ organisation_id: school, code });
  for (const wrong of [code, 'ABCD2345'])
    expect(await refusal(api.organisation.join({ code: wrong }))).toBe('invite_over');
  expect(await refusal(api.organisation.join({ code: '!' }))).toBe('invalid_input');
});

test('a list tells nobody who has an account: every number waits for its owner, whose next log-in brings the cookie', async () => {
  const [known, unknown] = [await register(site), newMobile()];
  const { api } = await staff('teacher');
  const at = { organisation_id: school };
  const numbers = `姓名\t手机\n王一\t${known.mobile}\n李二\t${unknown}\n张三\t12345`;
  const add = () => api.organisation.addMembers({ ...at, numbers });
  const waiting = async () => (await api.organisation.getAwaitedList(at)).list.map(({ mobile }) => mobile);
  expect(await add()).toEqual({ awaited: 2, already: 0, wrong: ['12345'] });
  expect((await waiting()).sort()).toEqual([known.mobile, unknown].sort());
  expect((await api.organisation.getMemberList({ ...at, page_size: 100 })).list).not.toContainEqual(
    expect.objectContaining({ user_id: known.user.id }),
  );
  const fresh = await register(site, unknown);
  const again = await register(site, known.mobile);
  for (const { user, cookies } of [fresh, again]) {
    expect(user.organisation).toMatchObject({ id: school });
    expect(cookies.get('org_id')).toBe(String(school));
  }
  expect(await waiting()).toEqual([]);
  expect(await add()).toMatchObject({ awaited: 0, already: 2 });
  const [joined] = (await operator.api.admin.getLog({ page_size: 1 })).list;
  expect(joined).toMatchObject({ action: 'organisation.add_members', organisation: '晨星国际学校' });
  const joins = await site.rows(`select details, organisation_id from audit_entries where actor_id = $1`, [
    known.user.id,
  ]);
  expect(joins).toEqual([{ details: { role: 'student', by: 'list' }, organisation_id: school }]);
});

test('whoever is on a list reads it at home, and joins or is taken off without logging in again', async () => {
  const [joining, declining] = [await register(site), await register(site)];
  const numbers = `${joining.mobile}, ${declining.mobile}`;
  await operator.api.organisation.addMembers({ organisation_id: school, role: 'teacher', numbers });
  expect((await joining.api.student.getInfo()).has_news).toBe(1);
  expect((await joining.api.organisation.getOfferList()).list).toMatchObject([
    { organisation_id: school, name: '晨星国际学校', role: 'teacher' },
  ]);
  await joining.api.organisation.answerOffer({ organisation_id: school, joins: 1 });
  expect(joining.cookies.get('org_id')).toBe(String(school));
  expect((await joining.api.organisation.getManaged({ organisation_id: school })).may).toContain('write_notices');
  await declining.api.organisation.answerOffer({ organisation_id: school, joins: 0 });
  for (const { api } of [joining, declining]) {
    expect((await api.student.getInfo()).has_news).toBe(0);
    const answer = api.organisation.answerOffer({ organisation_id: school, joins: 1 });
    expect(await refusal(answer)).toBe('not_found');
  }
  expect(await refusal(declining.api.organisation.getManaged({ organisation_id: school }))).toBe('not_found');
  const [entry] = (await operator.api.admin.getLog({ page_size: 1 })).list;
  expect(entry).toMatchObject({ action: 'organisation.decline', actor_id: declining.user.id, organisation_id: school });
});

test('nobody becomes staff by logging in: the place is offered, and offered for a week', async () => {
  const [asked, late] = [await register(site), await register(site)];
  const numbers = `${asked.mobile}, ${late.mobile}`;
  await operator.api.organisation.addMembers({ organisation_id: school, role: 'owner', numbers });
  const again = await register(site, asked.mobile);
  expect(again.user.organisation).toBeNull();
  expect((await again.api.organisation.getOfferList()).list).toMatchObject([{ role: 'owner' }]);
  site.later(8 * 86_400);
  const returned = await register(site, late.mobile);
  expect((await returned.api.organisation.getOfferList()).list).toEqual([]);
  const answer = returned.api.organisation.answerOffer({ organisation_id: school, joins: 1 });
  expect(await refusal(answer)).toBe('not_found');
});

test('whoever is dismissed has left no place open: neither their own nor one for a number of theirs', async () => {
  const [dismissed, accomplice] = [await staff('owner', other), await register(site)];
  const at = { organisation_id: other };
  await dismissed.api.organisation.addMembers({ ...at, role: 'owner', numbers: accomplice.mobile });
  await operator.api.organisation.addMembers({ ...at, role: 'teacher', numbers: dismissed.mobile });
  await staff('owner', other);
  await operator.api.organisation.removeMember({ ...at, user_id: dismissed.user.id });
  for (const { mobile } of [dismissed, accomplice]) {
    const back = await register(site, mobile);
    expect((await back.api.organisation.getOfferList()).list).toEqual([]);
    expect(await refusal(back.api.organisation.getManaged(at))).toBe('not_found');
  }
});

test('whoever is taken off at the very moment of going in is not inside afterwards', async () => {
  const learner = await register(site);
  const at = { organisation_id: school };
  const { code } = await operator.api.organisation.makeInvite(at);
  for (let round = 0; round < 5; round++) {
    await learner.api.organisation.join({ code });
    await learner.api.organisation.leave();
    await Promise.all(
      [
        learner.api.organisation.enter(at),
        operator.api.organisation.removeMember({ ...at, user_id: learner.user.id }),
      ].map(refusal),
    );
    expect(await site.rows('select organisation_id from users where id = $1', [learner.user.id])).toEqual([
      { organisation_id: null },
    ]);
  }
});

test('a member of two schools is asked, chooses, and finds the choice at the next log-in', async () => {
  const { mobile, user } = await register(site);
  for (const organisation_id of [school, other])
    await operator.api.organisation.addMembers({ organisation_id, numbers: mobile });
  const again = await register(site, mobile);
  expect(again.cookies.get('org_id')).toBe('0');
  expect(await refusal(again.api.organisation.getHome())).toBe('organisation_only');
  expect((await again.api.organisation.getSchoolList()).list.map(({ id, is_here }) => [id, is_here])).toEqual([
    [school, 0],
    [other, 0],
  ]);
  await again.api.organisation.enter({ organisation_id: other });
  const third = await register(site, mobile);
  expect([third.user.id, third.cookies.get('org_id')]).toEqual([user.id, String(other)]);
  expect(await third.api.organisation.getHome()).toMatchObject({ id: other, has_others: 1 });
  // Off the list there, they are in the one that is left.
  await operator.api.organisation.removeMember({ organisation_id: other, user_id: user.id });
  expect(await refusal(third.api.organisation.getHome())).toBe('organisation_only');
  expect((await register(site, mobile)).cookies.get('org_id')).toBe(String(school));
});

test('to a teacher of another school this one is not there', async () => {
  const { api } = await staff('owner', other);
  const [at, code] = [{ organisation_id: school }, await codeOf()];
  // All at once, and all listened to: a refusal that nobody waits for yet ends the whole run.
  for (const said of await Promise.all(
    [
      api.organisation.getManaged(at),
      api.organisation.getMemberList(at),
      api.organisation.addMembers({ ...at, numbers: newMobile() }),
      api.organisation.makeInvite(at),
      api.organisation.endInvite({ ...at, code }),
      api.organisation.rename({ ...at, name: '我的' }),
      api.organisation.saveNotice({ ...at, title: 'x', text: 'x' }),
      api.organisation.getManagedNoticeList(at),
      api.organisation.uploadLogo(at, new Blob([PNG])),
    ].map(refusal),
  ))
    expect(said).toBe('not_found');
  expect((await api.organisation.getManagedList({})).list.map(({ id }) => id)).toEqual([other]);
  expect(await refusal(api.organisation.create({ name: '新学校' }))).toBe('forbidden');
});

test('a teacher writes notices and invites students, and appoints nobody', async () => {
  const { api, user } = await staff('teacher');
  const at = { organisation_id: school };
  const notice = await api.organisation.saveNotice({ ...at, title: '模考', text: '带身份证', day: '2099-12-05' });
  expect(notice.day).toBe('2099-12-05');
  await api.organisation.makeInvite(at);
  // All at once, and all listened to: a refusal that nobody waits for yet ends the whole run.
  for (const said of await Promise.all(
    [
      api.organisation.makeInvite({ ...at, role: 'teacher' }),
      api.organisation.addMembers({ ...at, role: 'owner', numbers: newMobile() }),
      api.organisation.setMemberRole({ ...at, user_id: user.id, role: 'owner' }),
      api.organisation.rename({ ...at, name: '我的' }),
    ].map(refusal),
  ))
    expect(said).toBe('forbidden');
  const student = await register(site);
  await student.api.organisation.join({ code: await codeOf() });
  expect((await student.api.organisation.getHome()).next).toMatchObject({ title: '模考' });
  expect(await refusal(student.api.organisation.getMemberList(at))).toBe('forbidden');
});

test('a code that appoints staff is seen only by who may appoint, and ends with whoever may have kept it', async () => {
  const { id } = await operator.api.organisation.create({ name: '有两位老师的学校' });
  const at = { organisation_id: id };
  const [owner, leaving, teacher] = [await staff('owner', id), await staff('owner', id), await staff('teacher', id)];
  const { code, expires_at, created_at } = await owner.api.organisation.makeInvite({ ...at, role: 'owner', days: 300 });
  expect(expires_at - created_at).toBe(7 * 86_400);
  const open = await owner.api.organisation.makeInvite(at);
  const seen = async ({ api }: typeof owner) => (await api.organisation.getManaged(at)).invites.map((one) => one.code);
  expect(await seen(owner)).toEqual(expect.arrayContaining([code, open.code]));
  expect(await seen(teacher)).toEqual([open.code]);
  expect(await refusal(teacher.api.organisation.endInvite({ ...at, code }))).toBe('forbidden');
  await owner.api.organisation.removeMember({ ...at, user_id: leaving.user.id });
  expect(await refusal(leaving.api.organisation.join({ code }))).toBe('invite_over');
  expect(await seen(owner)).toEqual([open.code]);
});

test('a number that is written in two ways is one number', async () => {
  const mobile = newMobile();
  const numbers = `${mobile}\n${mobile.slice(0, 3)} ${mobile.slice(3)}`;
  const answer = await operator.api.organisation.addMembers({ organisation_id: school, role: 'student', numbers });
  expect(answer).toMatchObject({ awaited: 1, already: 0 });
});

test('the last owner stays one, also when two take each other off at one moment', async () => {
  const { id } = await operator.api.organisation.create({ name: '小学校' });
  const [a, b] = [await staff('owner', id), await staff('owner', id)];
  const off = (by: typeof a, whom: typeof a) =>
    refusal(by.api.organisation.removeMember({ organisation_id: id, user_id: whom.user.id }));
  const outcomes = await Promise.all([off(a, b), off(b, a)]);
  expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(1);
  expect(
    await site.rows(`select 1 from organisation_members where organisation_id = $1 and role = 'owner'`, [id]),
  ).toHaveLength(1);
  const [left] = await site.rows<{ user_id: number }>(
    'select user_id from organisation_members where organisation_id = $1',
    [id],
  );
  const last = { organisation_id: id, user_id: left?.user_id ?? 0 };
  expect(await refusal(operator.api.organisation.setMemberRole({ ...last, role: 'student' }))).toBe('last_owner');
});

test('members come by key, masked', async () => {
  const at = { organisation_id: school };
  const first = await operator.api.organisation.getMemberList({ ...at, page_size: 1 });
  const second = await operator.api.organisation.getMemberList({ ...at, page_size: 1, before: first.list[0]?.user_id });
  expect(first.has_more).toBe(1);
  expect(second.list[0]?.user_id).toBeLessThan(first.list[0]?.user_id ?? 0);
  expect(first.list[0]?.mobile).toMatch(/^\d{3}\*{4}\d{4}$/);
});
