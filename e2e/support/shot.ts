import type { Page } from '@playwright/test';
import { screenName } from './viewports.ts';

/** A picture of the page for people to look at, taken when asked (`SHOTS=1`): test-results/shots/<desktop|mobile>/<name>.png. */
export async function shot(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  if (!process.env.SHOTS) return;
  const path = `test-results/shots/${screenName()}/${name}.png`;
  await page.screenshot({ path, fullPage, animations: 'disabled' });
}
