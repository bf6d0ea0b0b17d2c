import type { Locator, Page } from '@playwright/test';
import { axe } from './axe.ts';
import { expect } from './fixtures.ts';

/** Texts that need a second line, or do not fit into their place: a list is read down its edge, line by line. */
export async function brokenOrCut(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild ?? element);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const cut = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      return lines.size > 1 || cut ? [`${element.textContent} (${cut ? 'cut' : `${lines.size} lines`})`] : [];
    }),
  );
}

/** The least room between the words of neighbours in a row, in pixels. */
export async function roomBetween(row: Locator): Promise<number> {
  const boxes = await row.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top } = range.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  const gaps = boxes.slice(1).flatMap(({ left, top }, at) => {
    const before = boxes[at];
    return before && Math.abs(before.top - top) < 4 ? [left - before.right] : [];
  });
  return Math.min(...gaps);
}

/** Whether both have their middle at the same height. */
export async function onOneLine(one: Locator, other: Locator): Promise<boolean> {
  const [here, there] = [await one.boundingBox(), await other.boundingBox()];
  if (!here || !there) return false;
  return Math.abs(here.y + here.height / 2 - there.y - there.height / 2) < 4;
}

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
