import { test } from '../support/fixtures.ts';
import { look, lookAt } from '../support/layout.ts';
import { arriveAs } from '../support/learner.ts';
import { call } from '../support/practice.ts';
import { PHONE_ONLY } from '../support/tags.ts';
import { WORDS } from '../support/words.ts';

/** The operator's desk, whose journeys walk at a real one, drawn on a phone. */

test(
  'the desk of an operator fits a phone: people, schools, packs, challenges, the log',
  PHONE_ONLY,
  async ({ page }) => {
    const { acts, admin, challenges, people, setUp, staff } = WORDS.en;
    await arriveAs(page, 'operator', { language: 'en', path: '/admin/people' });
    await page.getByLabel(admin.searchLabel).fill('13800000001');
    await page.getByRole('button', { name: /^N-\d+ 138\*{4}0001/ }).click();
    await look(page, 'an account', page.getByText(admin.registered));
    await page.getByRole('tab', { name: people.ordersTab }).click();
    await look(page, 'an account, its orders', page.getByText(admin.noOrders));

    await page.goto('/#/admin/schools');
    await page.getByRole('button', { name: staff.open.replace('{name}', '晨星国际学校') }).click();
    await look(
      page,
      'a school, as its operator sees it',
      page.getByRole('heading', { level: 2, name: '晨星国际学校' }),
    );
    await page.goto('/#/admin/schools');
    await page.getByRole('link', { name: staff.create }).click();
    await look(page, 'the name of a new school', page.getByLabel(setUp.name));
    await page.goto('/#/admin/packs');
    await page.getByRole('button', { name: admin.importPack }).click();
    await look(page, 'importing a pack', page.getByRole('dialog').getByLabel(admin.reason));
    await page.keyboard.press('Escape');
    await lookAt(page, '/admin/challenges', 'challenges', page.getByRole('tab', { name: challenges.settled }));
    await call(page, 'organisation/create', { name: '手机上看的学校' });
    await lookAt(page, '/admin/log', 'the log', page.getByText(acts.organisation_create));
  },
);
