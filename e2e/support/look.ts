import type { Locator, Page } from '@playwright/test';
import { axe } from './axe.ts';
import { expect } from './fixtures.ts';

/** A page as it is drawn on this screen: what it is about is there, nothing sticks out at its side, axe finds nothing. */
export async function look(page: Page, state: string, about: Locator): Promise<void> {
  await expect(about.first(), state).toBeVisible();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways(), `${state}: pixels to scroll sideways`).toBeLessThanOrEqual(0);
  expect(await axe(page, state), state).toEqual([]);
}

/** The same after going there. */
export async function lookAt(page: Page, path: string, state: string, about: Locator): Promise<void> {
  await page.goto(`/#${path}`);
  await look(page, state, about);
}
