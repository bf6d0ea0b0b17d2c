import { expect, test } from 'vitest';
import { sideLookOf } from './side-look.ts';

test.each([
  { breakpoint: 'tablet', collapsed: false, look: 'rail' },
  { breakpoint: 'desktop', collapsed: true, look: 'rail' },
  { breakpoint: 'desktop', collapsed: false, look: 'wide' },
] as const)('a $breakpoint, collapsed: $collapsed, has a $look side menu', ({ breakpoint, collapsed, look }) => {
  expect(sideLookOf(breakpoint, collapsed)).toBe(look);
});
