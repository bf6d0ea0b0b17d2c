import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { startIn } from '../support/languages.ts';
import { arriveAs, logInByPassword } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

test('a learner logs in by password, sees their home, and logs out', PHONE, async ({ page, context, language }) => {
  const { profile, landing } = WORDS[language];
  await startIn(page, language);
  await page.goto('/#/login');
  await logInByPassword(page, language, 'learner');
  await expect(page.getByRole('link', { name: /林知夏/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('1,280').first()).toBeVisible();
  expect(await axe(page, 'home, as a learner')).toEqual([]);
  await shot(page, `home-learner-${language}`);

  const before = (await context.cookies()).find(({ name }) => name === 'token')?.value;
  await page.goto('/#/profile');
  expect(await axe(page, 'profile, as a learner')).toEqual([]);
  await shot(page, `profile-${language}`);
  await page.getByRole('button', { name: profile.logOut }).click();
  await page.getByRole('dialog').getByRole('button', { name: profile.logOut }).click();
  await expect(page.getByText(landing.promise).or(page.getByText(profile.guestTitle)).first()).toBeVisible();
  const dead = await page.request.post('/api/student/get-info', { data: {}, headers: { cookie: `token=${before}` } });
  expect((await dead.json()).code).toBe(401);
});

test('a member sees the infinity sign instead of a balance, and no sign-in button', async ({ page }) => {
  await arriveAs(page, 'vip', { path: '/' });
  await expect(page.getByText('∞').first()).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.zh.shell.signIn })).toHaveCount(0);
});

test('an operator sees neither coins nor tasks', async ({ page }) => {
  await arriveAs(page, 'operator', { path: '/' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('∞')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /金币/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: WORDS.zh.shell.signIn })).toHaveCount(0);
});
