import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { runningServer } from './server.ts';
import { screenName } from './viewports.ts';

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violation = { rule: string; impact: string; help: string; where: string[] };

/** A file for each look in which nothing was found, so that the workers of a run know of each other's. */
function markOf(look: string): string {
  const folder = join(runningServer().dataDir, `journeys-axe-${process.env.JOURNEY_RUN}`);
  mkdirSync(folder, { recursive: true });
  return join(folder, encodeURIComponent(look));
}

/**
 * `expect(await axe(page, 'home, as a guest')).toEqual([])`: what breaks WCAG 2.2 AA on the page, or the part of
 * it, as it is now. A check takes seconds: each page in each state, named by `state`, gets one per device and theme.
 */
export async function axe(page: Page, state: string, part = 'html'): Promise<Violation[]> {
  const theme = await page.locator('html').getAttribute('data-mantine-color-scheme');
  const mark = markOf([screenName(), theme, state].join(' | '));
  if (existsSync(mark)) return [];
  await settled(page);
  // Evaluated from outside, so the page's content security policy does not apply to it. Half a megabyte: once in a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  const { violations } = await page.evaluate(
    ([selector, tags]) => {
      const { axe } = window as unknown as {
        axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
      };
      return axe.run(selector, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // No rule in force needs every style sheet fetched again, and nothing here plays by itself.
        preload: false,
      });
    },
    [part, WCAG_22_AA] as const satisfies [string, string[]],
  );
  // What was found is found again by a second try.
  if (violations.length === 0) writeFileSync(mark, '');
  return violations.map(({ id, impact, help, nodes }) => ({
    rule: id,
    impact: impact ?? 'unknown',
    help,
    where: nodes.map((node) => node.target.join(' ')),
  }));
}

/** Half-way through a fade every colour is wrong; what turns for ever is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => {})));
  });
}
