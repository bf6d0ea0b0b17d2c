import type { Output } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';
import type { AnyRouter } from '@tanstack/react-router';
import type { text as titles } from './page-titles.zh.ts';

/** Every page has one name; its titles in both languages belong to it. */
type PageName = keyof typeof titles;

/** What the practice hub calls "last practised": the areas for which the server keeps a last record. */
export type RecordArea = Output<Contract['plan']['getLastRecords']>[number]['area'];

/**
 * What is shown around a page.
 * - menu: side menu (bottom bar on a phone) and top bar
 * - menu_root: the same; on a phone its top bar shows the product's name, because there is nowhere to go back to
 * - menu_wide: the same on tablets and desktops; on a phone only a bar with the way back
 * - task_bar: deep practice; only a bar with the way back, and the page fills the rest
 * - bare: nothing; the page is its own frame
 */
type PageFrame = 'menu' | 'menu_root' | 'menu_wide' | 'task_bar' | 'bare';

/** What the rest of the app must know about a page. All of it is written on the page's row in the route table. */
export type PageFacts = {
  name: PageName;
  frame: PageFrame;
  /** The page whose entry the menu marks while this one is open; null: only an entry with this very address. */
  menu: PageName | null;
  /** Whose last record the practice hub shows at an entry that leads here; null: nothing is practised here. */
  record: RecordArea | null;
  /** Guests are told that nothing is kept, because they could lose an hour of writing here. */
  guestReminder: boolean;
};

/** The facts that most pages of deep practice share. */
export const deepPractice = { frame: 'task_bar', menu: null, record: null, guestReminder: false } as const;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** null: an address without a page of its own. */
    page: PageFacts | null;
  }
}

type Match = { staticData: { page: PageFacts | null } };

/** The facts of the page that a chain of matches shows; null for an unknown URL. */
export const factsOf = (matches: readonly Match[]): PageFacts | null =>
  matches[matches.length - 1]?.staticData.page ?? null;

/** The facts of the page that an address leads to, without going there; null for an unknown URL. */
export function factsAt(router: Pick<AnyRouter, 'getMatchedRoutes'>, address: string): PageFacts | null {
  const [pathname = '/'] = address.split('?');
  const [, , route] = router.getMatchedRoutes(pathname);
  return route?.options.staticData?.page ?? null;
}
