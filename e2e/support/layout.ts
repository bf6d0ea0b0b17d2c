import type { Locator, Page } from '@playwright/test';

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

/** How far the page can be scrolled below the end of what it shows. */
export const emptyBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const end = Math.max(...[...document.querySelectorAll('main')].map((main) => main.getBoundingClientRect().bottom));
    return Math.round(document.documentElement.scrollHeight - Math.max(window.innerHeight, end + window.scrollY));
  });

/** Neighbours in one line whose words run into each other. */
export async function overlapping(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) => {
    const places = elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { words: element.textContent, box: range.getBoundingClientRect() };
    });
    return places.flatMap(({ words, box }, at) => {
      const next = places[at + 1];
      return next && next.box.top === box.top && next.box.left < box.right + 1 ? [`${words}|${next.words}`] : [];
    });
  });
}

/** Remembers how far things on the page were pushed around by what arrived later. Call it before the first `goto`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.className : '')).join(' ');
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  });
}

/** The sum since the last call, as browsers count it (0.1 is where a reader is disturbed), and what moved most. */
export async function shiftsSoFar(page: Page): Promise<{ sum: number; most: string }> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; what: string }[] };
    const taken = shifts.splice(0);
    const [most] = [...taken].sort((one, other) => other.value - one.value);
    return { sum: taken.reduce((sum, { value }) => sum + value, 0), most: most?.what ?? '' };
  });
}
