import type { Breakpoint } from '#platform/breakpoints.ts';

export type SideLook = 'wide' | 'rail';

/** On a tablet the side menu is always narrow; on a desktop the learner decides. A phone has the bottom bar instead. */
export const sideLookOf = (breakpoint: Breakpoint, collapsed: boolean): SideLook =>
  breakpoint === 'desktop' && !collapsed ? 'wide' : 'rail';
