// @postgres: files and notices read by SQL
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerOperator } from '#features/admin/admin.testing.ts';
import {
  openSite,
  PASSWORD,
  refusal,
  register,
  registerWithPassword,
  type Site,
} from '#features/identity/identity.testing.ts';
import { PNG } from '#testing/small-files.ts';

let site: Site;
let operator: Awaited<ReturnType<typeof registerOperator>>;
beforeAll(async () => {
  site = await openSite();
  operator = await registerOperator(site);
});
afterAll(() => site.close());

async function ownedSchool(name: string) {
  const { id } = await operator.api.organisation.create({ name });
  const owner = await registerWithPassword(site);
  const { code } = await operator.api.organisation.makeInvite({ organisation_id: id, role: 'owner' });
  await owner.api.student.loginByPassword({ account: owner.mobile, password: PASSWORD });
  await owner.api.organisation.join({ code });
  return { owner, at: { organisation_id: id } };
}
const files = () => site.rows<{ name: string }>(`select name, owner_id from files where purpose = 'logo'`);

test('a logo is the school’s: the old one goes, and the new one outlives the account of whoever brought it', async () => {
  const { owner, at } = await ownedSchool('晨星国际学校');
  await owner.api.organisation.uploadLogo(at, new Blob([PNG]));
  const { logo } = await owner.api.organisation.uploadLogo(at, new Blob([PNG]));
  expect(await files()).toEqual([{ name: logo.slice('/files/'.length), owner_id: null }]);
  await owner.api.personalData.askDeletion({ password: PASSWORD });
  site.later(8 * 86_400);
  await site.services.personalData.tidyUp();
  const stranger = await register(site);
  const shown = await stranger.request({ method: 'GET', url: logo });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await site.visitor().request({ method: 'GET', url: logo })).statusCode).toBe(404);
  expect((await operator.api.organisation.getManaged(at)).logo).toBe(logo);
  expect(await refusal(operator.api.organisation.uploadLogo(at, new Blob(['<svg/>'])))).toBe('file_not_accepted');
});

test('a school is renamed, and found by how its name begins', async () => {
  const { owner, at } = await ownedSchool('远山中学');
  await owner.api.organisation.rename({ ...at, name: '北辰外国语学校' });
  const found = async (search: string) =>
    (await operator.api.organisation.getManagedList({ search })).list.map(({ id }) => id);
  expect(await found('北辰')).toEqual([at.organisation_id]);
  expect(await found('外国语')).toEqual([]);
  expect(await found('%')).toEqual([]);
});

test('who writes notices finds them, changes them and takes them down', async () => {
  const { owner, at } = await ownedSchool('小学校');
  const first = await owner.api.organisation.saveNotice({ ...at, title: '放假', text: '周五' });
  const second = await owner.api.organisation.saveNotice({ ...at, title: '模考', text: '周六', pinned: 1 });
  const listed = async (page: { before?: number; page_size?: number } = {}) =>
    owner.api.organisation.getManagedNoticeList({ ...at, ...page });
  expect((await listed()).list).toEqual([second, first]);
  expect(await listed({ page_size: 1, before: second.id })).toEqual({ list: [first], has_more: 0 });
  await owner.api.organisation.saveNotice({ ...at, id: first.id, title: '放假', text: '改到周一' });
  await owner.api.organisation.removeNotice({ id: second.id });
  expect((await listed()).list).toMatchObject([{ id: first.id, text: '改到周一' }]);
  const student = await register(site);
  await student.api.organisation.join({ code: (await operator.api.organisation.makeInvite(at)).code });
  expect(await refusal(student.api.organisation.getManagedNoticeList(at))).toBe('forbidden');
  const acts = (await operator.api.admin.getLog({ page_size: 5 })).list.map(({ action, organisation }) => [
    action,
    organisation,
  ]);
  expect(acts).toContainEqual(['notice.change', '小学校']);
});
