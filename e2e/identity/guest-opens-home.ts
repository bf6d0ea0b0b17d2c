import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { startIn } from '../support/languages.ts';
import { brokenOrCut } from '../support/layout.ts';
import { shot } from '../support/shot.ts';
import { PHONE } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

test(
  'a visitor opens home, becomes a guest by one reload, and is told what is here',
  PHONE,
  async ({ page, context, language }) => {
    const { landing, player, shell, start } = WORDS[language];
    await startIn(page, language);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: landing.promise })).toBeVisible();
    expect(loads).toBe(2);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'token')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    // Once a guest, no further reload.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: landing.promise })).toBeVisible();
    expect(loads).toBe(3);
    await expect(page.getByRole('link', { name: shell.logIn, exact: true }).first()).toBeVisible();
    const titles = page.getByRole('region', { name: landing.now }).locator('[lang=en]');
    await expect(titles).toHaveCount(4);
    expect(await brokenOrCut(titles)).toEqual([]);
    expect(await brokenOrCut(page.locator('nav [class*=note]'))).toEqual([]);
    expect(await axe(page, 'home, as a guest')).toEqual([]);
    await shot(page, `home-guest-${language}`);

    // The one filled button leads into a real paper, and a guest can sit it.
    await page.getByRole('link', { name: landing.startIn.replace('{minutes}', '20') }).click();
    await expect(page).toHaveURL(/#\/reading-next\/\d+/);
    await page.getByRole('button', { name: start.start, exact: true }).click();
    await expect(page).toHaveURL(/attempt=\d+/);
    await expect(page.getByRole('timer')).toBeVisible();
    await page.goto('/#/');
    await page.getByRole('button', { name: player.leaveForLater }).click();
    await expect(page.getByRole('link', { name: landing.goOn })).toBeVisible();
  },
);

test('without cookies the page does not reload for ever but says what is wrong', async ({ browser, server, guard }) => {
  guard.expectError(/./);
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  // The server answers, but its cookie is thrown away.
  await page.route('**/api/student/get-tourist-token', (route) =>
    route.fulfill({ json: { code: 200, msg: '成功', data: { role: 'tourist' } } }),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(server.url);
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText(WORDS.zh.shell.cookiesOff)).toBeVisible();
  expect(loads).toBeLessThanOrEqual(3);
  await context.close();
});
