import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { arriveAsNewLearner, arriveWith } from '../support/learner.ts';
import { call } from '../support/practice.ts';
import { shot } from '../support/shot.ts';
import { WORDS } from '../support/words.ts';

test('a log-in elsewhere is told at home; "that was not me" ends it and leads to a new password', async ({
  page,
  browser,
  contextOptions,
  outbox,
  language,
  server,
}) => {
  const { newDevices, security } = WORDS[language];
  const mobile = await arriveAsNewLearner(page, outbox, { language });
  const theirs = await browser.newContext({ ...contextOptions, baseURL: server.url });
  const elsewhere = await theirs.newPage();
  await arriveWith(mobile, elsewhere, outbox, { language });
  await page.goto('/#/');
  const told = page.getByRole('region', { name: newDevices.title });
  await expect(told).toBeVisible();
  expect(await axe(page, 'a new device')).toEqual([]);
  await shot(page, `new-device-${language}`);
  await told.getByRole('button', { name: newDevices.notMe }).click();
  await expect(page.getByRole('heading', { level: 1, name: security.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: security.passwordTitle, exact: true })).toBeVisible();
  expect(await call<{ valid: number }>(elsewhere, 'student/check-token', {})).toMatchObject({ valid: 0 });
  await page.goto('/#/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(told).toHaveCount(0);
  await theirs.close();
});
