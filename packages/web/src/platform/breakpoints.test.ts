import { expect, test } from 'vitest';
import { breakpointAt } from './breakpoints.ts';

test.each([
  { width: 390, is: 'mobile' },
  { width: 699, is: 'mobile' },
  { width: 700, is: 'tablet' },
  { width: 1159, is: 'tablet' },
  { width: 1160, is: 'desktop' },
])('$width px is $is', ({ width, is }) => {
  expect(breakpointAt(width)).toBe(is);
});
