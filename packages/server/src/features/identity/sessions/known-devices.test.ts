import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSite, register, type Site, sentTo } from '../identity.testing.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ NEW_DEVICE_SMS: 'on' });
});
afterAll(() => site.close());

const notices = async (mobile: string) =>
  (await sentTo(site, mobile)).filter(({ purpose }) => purpose === 'notice').map(({ text }) => text);

test('a log-in on a new device is told by SMS; the first device and one that was there before are not', async () => {
  const learner = await register(site);
  await register(site, learner.mobile, learner);
  expect(await notices(learner.mobile)).toEqual([]);
  await register(site, learner.mobile);
  await vi.waitFor(async () => expect(await notices(learner.mobile)).toHaveLength(1));
  expect((await notices(learner.mobile))[0]).toMatch(/新设备|new device/);
});
