import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBreakpoint } from './breakpoints.ts';

const watched = new Map<string, EventTarget>();

afterEach(() => {
  cleanup();
  watched.clear();
  vi.unstubAllGlobals();
});

/** A window whose media queries fire when its width crosses them, as a browser's do. */
function openWindow(width: number) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = watched.get(query) ?? new EventTarget();
    watched.set(query, list);
    return list;
  });
}

function resize(width: number) {
  const before = window.innerWidth;
  vi.stubGlobal('innerWidth', width);
  for (const [query, list] of watched) {
    const border = Number(/min-width: (\d+)px/.exec(query)?.[1]);
    if (before >= border !== width >= border) act(() => void list.dispatchEvent(new Event('change')));
  }
}

const Layout = () => <p>{useBreakpoint()}</p>;

test('the layout follows the window across both borders, in both directions', () => {
  openWindow(390);
  const { container } = render(<Layout />);
  const seen = [container.textContent];
  for (const width of [699, 700, 1159, 1160, 1440, 1159, 699]) {
    resize(width);
    seen.push(container.textContent);
  }
  expect(seen).toEqual(['mobile', 'mobile', 'tablet', 'tablet', 'desktop', 'desktop', 'tablet', 'mobile']);
});
