/** What `orderStr` is: a page to open, or an address that only WeChat's camera understands. */
export const isForScanning = (orderStr: string): boolean => orderStr.startsWith('weixin:');

type CashierTab = {
  /** False when the browser did not let us open one. */
  opened: boolean;
  goTo(orderStr: string): void;
  close(): void;
};

/**
 * Browsers open a tab only while a press is being handled, and creating the order takes a moment. So an empty tab is
 * opened at once and sent to the cashier later. It must have no access to this page.
 */
export function openCashierTab(): CashierTab {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return {
    opened: tab !== null,
    goTo(orderStr) {
      if (tab) tab.location.href = new URL(orderStr, location.href).href;
    },
    close: () => tab?.close(),
  };
}
