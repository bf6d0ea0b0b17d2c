// @postgres: pages read by SQL
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, refusal, refused, register, type Site } from '#features/identity/identity.testing.ts';

let site: Site;
let school: number;
beforeAll(async () => {
  site = await openSite();
  const [made] = await site.rows<{ id: number }>(
    `insert into organisations (name) values ('晨星国际学校') returning id`,
  );
  school = made!.id;
});
afterAll(() => site.close());

const member = async () => {
  const learner = await register(site);
  await site.rows('update users set organisation_id = $1 where id = $2', [school, learner.user.id]);
  await site.rows(`insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'student')`, [
    ...[school, learner.user.id],
  ]);
  return learner;
};
const operator = async () => {
  const someone = await register(site);
  await site.rows(`update users set role = 'backend-system' where id = $1`, [someone.user.id]);
  return someone;
};

test('a learner of the school sees its name and notices, pinned first, the newest next', async () => {
  const { api } = await operator();
  for (let n = 1; n <= 7; n++)
    await api.organisation.saveNotice({
      organisation_id: school,
      title: `通知 ${n}`,
      text: '内容',
      pinned: n === 2 ? 1 : 0,
    });
  const home = await (await member()).api.organisation.getHome();
  expect(home).toMatchObject({ id: school, name: '晨星国际学校', logo: '', more_notices: true });
  expect(home.notices.map(({ title }) => title)).toEqual(['通知 2', '通知 7', '通知 6', '通知 5', '通知 4', '通知 3']);
});

test('older notices come by key, each once', async () => {
  const { api } = await member();
  const first = await api.organisation.getNoticeList({ limit: 4 });
  const second = await api.organisation.getNoticeList({ limit: 4, before: first.list.at(-1)!.id });
  expect([...first.list, ...second.list].map(({ title }) => title)).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((n) => `通知 ${n}`),
  );
  expect([first.more, second.more]).toEqual([true, false]);
});

test('the cookie is no membership: a stranger, a guest and the learner of another school are refused', async () => {
  const stranger = await register(site);
  stranger.cookies.set('org_id', String(school));
  const answer = await refused(stranger.api.organisation.getHome());
  expect([answer.error, answer.code]).toEqual(['organisation_only', 403]);
  const guest = site.visitor();
  await guest.api.student.getTouristToken();
  expect(await refusal(guest.api.organisation.getHome())).toBe('organisation_only');
  expect(await refusal(guest.api.organisation.getNoticeList())).toBe('organisation_only');
  const other = await member();
  other.cookies.set('org_id', String(school + 1));
  expect(await refusal(other.api.organisation.getHome())).toBe('organisation_only');
});

test('an operator changes and removes a notice; a learner may not write', async () => {
  const { api } = await operator();
  const notice = await api.organisation.saveNotice({ organisation_id: school, title: '放假', text: '周五放假' });
  const changed = await api.organisation.saveNotice({
    id: notice.id,
    organisation_id: school,
    title: '放假',
    text: '周六放假',
  });
  expect(changed).toEqual({ ...notice, text: '周六放假' });
  const learner = await member();
  expect(await refusal(learner.api.organisation.saveNotice({ organisation_id: school, title: 'x', text: 'x' }))).toBe(
    'forbidden',
  );
  expect(await refusal(learner.api.organisation.removeNotice({ id: notice.id }))).toBe('forbidden');
  await api.organisation.removeNotice({ id: notice.id });
  expect((await learner.api.organisation.getNoticeList({ limit: 1 })).list[0]?.id).not.toBe(notice.id);
});

test('a notice is refused by the name of what is wrong with it', async () => {
  const { api } = await operator();
  const fields = async (input: Parameters<typeof api.organisation.saveNotice>[0]) =>
    (await refused(api.organisation.saveNotice(input))).fields;
  expect(await fields({ organisation_id: 999_999, title: 'x', text: 'x' })).toEqual(['organisation_id']);
  expect(await fields({ organisation_id: school, title: ' ', text: 'x' })).toEqual(['title']);
  expect(await fields({ organisation_id: school, title: 'x', text: '' })).toEqual(['text']);
  expect(await fields({ id: 999_999, organisation_id: school, title: 'x', text: 'x' })).toEqual(['id']);
});
