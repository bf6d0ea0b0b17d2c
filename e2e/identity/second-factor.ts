import { TOTP } from 'otpauth';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsNewLearner } from '../support/learner.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

test('two-step verification: turned on with an app, asked for at the next log-in, opened by a recovery code', async ({
  page,
  context,
  outbox,
  language,
  guard,
}) => {
  guard.expectError(/40[03]/);
  const { login, security } = WORDS[language];
  const mobile = await arriveAsNewLearner(page, outbox, { language, path: '/profile/security' });
  const card = page
    .getByRole('region', { name: security.factorTitle })
    .or(page.locator(`[aria-label="${security.factorTitle}"]`))
    .first();
  await card.getByRole('button', { name: security.turnOn }).click();
  await card.getByRole('button', { name: security.getOwnCode }).click();
  await card.locator('input[name=own_code]').fill(await outbox.latestSmsCode(mobile));
  await card.getByRole('button', { name: security.next }).click();
  await expect(card.getByAltText(security.qr)).toBeVisible();
  await shot(page, `second-factor-${language}`);
  const secret = (await card.locator('code').innerText()).replaceAll(' ', '');
  await card.locator('input[name=code]').fill(new TOTP({ secret }).generate());
  await card.getByRole('button', { name: security.turnOn }).click();
  const shown = card.getByRole('list', { name: security.codesTitle }).locator('li');
  await expect(shown).toHaveCount(8);
  const recovery = await shown.allInnerTexts();
  expect(await axe(page, 'recovery codes')).toEqual([]);
  await shot(page, `recovery-codes-${language}`);
  await card.getByRole('button', { name: security.codesKept }).click();
  await expect(card.getByText(security.factorOn.replace('{count}', '8'))).toBeVisible();

  await context.clearCookies();
  // A new visit, not a change of the hash: the page that still knows the learner would lead away from the log-in.
  await page.goto('/?visit=2#/login');
  await page.getByLabel(login.mobile, { exact: true }).fill(mobile);
  await page.getByRole('button', { name: login.getCode }).click();
  await page.getByLabel(login.code, { exact: true }).fill(await outbox.latestSmsCode(mobile));
  await page.getByRole('button', { name: login.enterOrRegister }).click();
  await expect(page.getByRole('heading', { level: 1, name: login.factorTitle })).toBeVisible();
  expect(await axe(page, 'second step of the log-in')).toEqual([]);
  await shot(page, `second-step-${language}`);
  await page.getByLabel(login.factorCode).fill(recovery[0] ?? '');
  await page.getByRole('button', { name: login.enter, exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
});
