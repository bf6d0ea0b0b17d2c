import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axe } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { newMobile, registerBySms } from '../support/learner.ts';
import { PICTURE, savedPlan } from '../support/plan.ts';
import { PLAN_WORDS } from '../support/plan-words.ts';
import { shot } from '../support/shot.ts';

// Long stories: registering, five steps, several looks of axe.
test.describe.configure({ timeout: 180_000 });

const clock = join(mkdtempSync(join(tmpdir(), 'ninefold-clock-')), 'ahead');
const setAhead = (days: number) => writeFileSync(clock, String(days * 86_400_000));
setAhead(0);

test.use({
  serverSettings: {
    JOURNEY_CLOCK_FILE: clock,
    NODE_OPTIONS: '--import tsx --import ./e2e/support/shifted-clock.ts',
  },
});

test('three missed days are given to the days ahead, and the learner is told', async ({ page, outbox }) => {
  const { today } = PLAN_WORDS.zh;
  setAhead(0);
  await page.goto('/#/login');
  await registerBySms(page, 'zh', newMobile(), outbox);
  await savedPlan(page, PICTURE);
  await page.goto('/');
  const card = page.getByRole('region', { name: today.today });
  await expect(card.getByRole('link').first()).toBeVisible();
  await expect(card.getByText(/没练，/)).toHaveCount(0);

  setAhead(4);
  await page.waitForTimeout(300);
  await page.reload();
  // Today itself is not missed yet: it is the fifth day, and the first four have gone by.
  await expect(card.getByText(/前面有 4 天没练/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await shot(page, 'plan-missed-days');
  // Said once is kept for the day: a reload tells the same.
  await page.reload();
  await expect(card.getByText(/前面有 4 天没练/)).toBeVisible();
});
