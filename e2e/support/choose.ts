import type { Page } from '@playwright/test';

/** Presses a choice where a finger would: on its label, which covers the radio button inside. */
export const choose = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name }) })
    .first()
    .click();
