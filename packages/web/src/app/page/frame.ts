import type { Breakpoint } from '#platform/breakpoints.ts';
import type { PageFacts } from './page-facts.ts';

/** What is shown around a page on this screen; `sub_page` is a bar with the way back and the page's usual margins. */
export type Frame = 'menu' | 'task_bar' | 'sub_page' | 'bare';

/** An unknown URL keeps the menu: it is the way out. */
export function frameOf(page: PageFacts | null, breakpoint: Breakpoint): Frame {
  const frame = page?.frame ?? 'menu';
  if (frame === 'menu_wide') return breakpoint === 'mobile' ? 'sub_page' : 'menu';
  return frame === 'menu_root' ? 'menu' : frame;
}
