import type { Locator, Page } from '@playwright/test';

export const SLOWDOWN = 4;

/**
 * From the press to the frame in which the browser showed `arrives`, on a processor four times slower or as the figure
 * asks. Resting on the link fetches its page first, as a learner's hand does.
 */
export async function pressToPaint(page: Page, target: Locator, arrives: string, slowdown = SLOWDOWN): Promise<number> {
  await target.hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const arrival = watchArrival(page, arrives);
  // The bare press: Playwright's own click runs its checks in the page, four times slower too.
  const box = await target.boundingBox();
  if (!box) throw new Error('The link is not on the screen.');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
  await browser.send('Input.dispatchMouseEvent', { ...place, type: 'mousePressed' });
  await browser.send('Input.dispatchMouseEvent', { ...place, type: 'mouseReleased' });
  const ms = await arrival;
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
  return ms;
}

function watchArrival(page: Page, arrives: string): Promise<number> {
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const seen = {
          // A method, because the loader gives functions their names by a helper that the page does not have.
          // A card may stand ready, unseen, beside the one at hand.
          atHand() {
            return [...document.querySelectorAll(selector)].find((one) => !one.closest('[aria-hidden=true]'));
          },
        };
        const before = seen.atHand();
        let pressedAt = 0;
        addEventListener('click', (event) => (pressedAt ||= event.timeStamp), { capture: true });
        new PerformanceObserver((shown) => {
          const text = shown.getEntries()[0] as (PerformanceEntry & { renderTime: number }) | undefined;
          if (text) resolve(text.renderTime - pressedAt);
        }).observe({ type: 'element' });
        const watcher = new MutationObserver(() => {
          const text = seen.atHand();
          if (!text || text === before) return;
          watcher.disconnect();
          text.setAttribute('elementtiming', 'arrival');
          // Text that stood ready and only became visible is not told by its element: then the first task after the
          // frame that showed it is the time.
          requestAnimationFrame(() => {
            const afterFrame = new MessageChannel();
            afterFrame.port1.onmessage = () => {
              const shownAt = performance.now();
              setTimeout(() => resolve(shownAt - pressedAt), 1000);
            };
            afterFrame.port2.postMessage(null);
          });
        });
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
      }),
    arrives,
  );
}
