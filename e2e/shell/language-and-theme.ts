import { axe } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAs, arriveAsGuest } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

test(
  'the language is switched without a reload, stays, and the server answers in it',
  PHONE,
  async ({ page, isMobile }) => {
    const { shell, landing, profile } = WORDS.en;
    // Nobody has chosen a language here before: the page takes the browser's.
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: WORDS.zh.landing.promise })).toBeVisible();
    if (isMobile) await page.goto('/#/profile');
    await choose(page, /EN|English|英文/);
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    if (isMobile) await expect(page.getByRole('main').getByText(profile.guestTitle)).toBeVisible();
    await page.goto('/#/');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: landing.promise })).toBeVisible();
    await expect(page).toHaveTitle(/Ninefold/);
    await expect(page.getByRole('link', { name: shell.logIn, exact: true }).first()).toBeVisible();
    // What the server names is in English too; a phone shows it on the practice page.
    if (isMobile) await page.goto('/#/ielts-list');
    await expect(page.getByText('Listening').first()).toBeVisible();
  },
);

test(
  'the dark theme is set before the first paint of the next visit, and reads well',
  PHONE,
  async ({ page, isMobile }) => {
    const { shell, profile } = WORDS.zh;
    await arriveAs(page, 'learner', { path: '/' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isMobile) {
      await page.goto('/#/profile');
      await choose(page, profile.dark);
    } else await page.getByRole('button', { name: shell.darkTheme }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(await axe(page, isMobile ? 'profile, as a learner' : 'home, as a learner')).toEqual([]);
    await page.goto('/#/');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axe(page, 'home, as a learner')).toEqual([]);
    await shot(page, 'home-learner-dark');
    await page.goto('/#/profile');
    await expect(page.getByRole('button', { name: profile.logOut })).toBeVisible();
    await shot(page, 'profile-dark');
  },
);

test('the text size is kept within its six steps and survives a reload', async ({ page }) => {
  const { profile } = WORDS.zh;
  await arriveAsGuest(page, { path: '/profile' });
  for (let press = 0; press < 5; press++) {
    const larger = page.getByRole('button', { name: profile.larger });
    if (await larger.isEnabled()) await larger.click();
  }
  await expect(page.getByText('150%')).toBeVisible();
  await page.reload();
  await expect(page.getByText('150%')).toBeVisible();
});
