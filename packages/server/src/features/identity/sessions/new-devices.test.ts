// @postgres: who came before whom is told by SQL
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, refusal, register, type Site } from '../identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
/** The same account in another browser, a minute later. */
const elsewhere = (mobile: string, headers: Record<string, string> = {}) => {
  site.later(60);
  return register(site, mobile, site.visitor(headers));
};

test('a new device is told on the devices that were there before, and only there, until the owner has answered', async () => {
  const home = await register(site);
  expect((await home.api.student.getInfo()).has_news).toBe(0);
  const phone = await elsewhere(home.mobile, { 'user-agent': PHONE });
  expect((await home.api.student.getInfo()).has_news).toBe(1);
  expect((await phone.api.student.getInfo()).has_news).toBe(0);
  const { list } = await home.api.student.getNewDeviceList();
  expect(list).toMatchObject([{ system: expect.stringMatching(/iOS|iPhone/) }]);
  await home.api.student.answerNewDevice({ id: list[0]!.id, was_me: 1 });
  expect(await home.api.student.getNewDeviceList()).toEqual({ list: [] });
  expect((await phone.api.student.checkToken()).valid).toBe(1);
  // The same browser again is no news.
  await register(site, home.mobile, phone);
  expect((await home.api.student.getInfo()).has_news).toBe(0);
});

test('"that was not me" logs that device out and forgets it: its next log-in is news again', async () => {
  const home = await register(site);
  const thief = await elsewhere(home.mobile);
  const [{ id } = { id: '' }] = (await home.api.student.getNewDeviceList()).list;
  await home.api.student.answerNewDevice({ id, was_me: 0 });
  expect((await thief.api.student.checkToken()).valid).toBe(0);
  expect((await home.api.student.checkToken()).valid).toBe(1);
  expect((await home.api.student.getInfo()).has_news).toBe(0);
  site.later(60);
  await register(site, home.mobile, thief);
  expect((await home.api.student.getInfo()).has_news).toBe(1);
});

test('of two browsers that nobody has answered for, the older one does not speak for the newer', async () => {
  const home = await register(site);
  const thief = await elsewhere(home.mobile);
  const second = await elsewhere(home.mobile);
  expect((await thief.api.student.getNewDeviceList()).list).toEqual([]);
  const { list } = await home.api.student.getNewDeviceList();
  expect(list).toHaveLength(2);
  for (const { id } of list) {
    expect(await refusal(thief.api.student.answerNewDevice({ id, was_me: 1 }))).toBe('not_found');
    await home.api.student.answerNewDevice({ id, was_me: 0 });
  }
  expect((await second.api.student.checkToken()).valid).toBe(0);
});

test('nobody answers for themselves: neither on the new device nor with the help of a newer one', async () => {
  const home = await register(site);
  const thief = await elsewhere(home.mobile);
  const [{ id } = { id: '' }] = (await home.api.student.getNewDeviceList()).list;
  const helper = await elsewhere(home.mobile);
  for (const { api } of [thief, helper])
    expect(await refusal(api.student.answerNewDevice({ id, was_me: 1 }))).toBe('not_found');
  const stranger = await register(site);
  expect(await refusal(stranger.api.student.answerNewDevice({ id, was_me: 0 }))).toBe('not_found');
  expect((await home.api.student.getNewDeviceList()).list).toHaveLength(2);
  // After a month it is asked no more.
  site.later(31 * 86_400);
  expect((await register(site, home.mobile, home)).user.id).toBe(home.user.id);
  expect((await home.api.student.getNewDeviceList()).list).toEqual([]);
});
