import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepScrollPlace } from './scroll-place.ts';

/** How far the page can be scrolled now, and whoever is told when that changes. */
let room = 1000;
let grow = () => {};

beforeEach(() => {
  room = 1000;
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => vi.stubGlobal('scrollY', Math.min(top, room)));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const staticData = { page: null };
const scroll = (top: number) => window.scrollTo({ top });
const heading = (name: string) => screen.findByRole('heading', { name });

/** A list and a paper whose code arrives when it is told to. */
async function openList() {
  let arrive = () => {};
  const code = new Promise<void>((done) => {
    arrive = done;
  });
  const root = createRootRoute({ staticData, component: Outlet });
  const getParentRoute = () => root;
  const list = createRoute({ getParentRoute, staticData, path: '/', component: () => <h1>list</h1> });
  const paper = createRoute({
    getParentRoute,
    staticData,
    path: '/paper',
    loader: () => code,
    pendingMs: 0,
    pendingMinMs: 0,
    pendingComponent: () => <h1>loading</h1>,
    component: () => <h1>paper</h1>,
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([list, paper]), history, scrollRestoration: true });
  keepScrollPlace(router);
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  await heading('list');
  return { history, arrive };
}

test('the way back finds the place on the page', async () => {
  const { history, arrive } = await openList();
  scroll(700);
  arrive();
  await act(async () => history.push('/paper'));
  await heading('paper');
  expect(window.scrollY).toBe(0);
  await act(async () => history.back());
  await heading('list');
  expect(window.scrollY).toBe(700);
});

test('so does a way back that is taken while the next page is still loading', async () => {
  const { history } = await openList();
  scroll(700);
  await act(async () => history.push('/paper'));
  await heading('loading');
  // The loading shape is short, so the browser moves the window up and tells the router.
  scroll(13);
  document.dispatchEvent(new Event('scroll'));
  await act(async () => history.back());
  await heading('list');
  expect(window.scrollY).toBe(700);
});

test('a list that grows again is followed until the place is reached, unless the learner scrolls', async () => {
  const { history, arrive } = await openList();
  scroll(700);
  arrive();
  await act(async () => history.push('/paper'));
  await heading('paper');
  room = 100;
  await act(async () => history.back());
  await heading('list');
  expect(window.scrollY).toBe(100);
  room = 400;
  grow();
  expect(window.scrollY).toBe(400);
  window.dispatchEvent(new Event('wheel'));
  room = 1000;
  grow();
  expect(window.scrollY).toBe(400);
});
