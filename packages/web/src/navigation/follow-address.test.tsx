import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { followAddress } from './follow-address.ts';

afterEach(cleanup);

const staticData = { page: null };

/** Two pages, of which the first waits for its code until it is told to come. */
function openRouter() {
  let arrive = () => {};
  const code = new Promise<void>((done) => {
    arrive = done;
  });
  const root = createRootRoute({ staticData, component: Outlet });
  const getParentRoute = () => root;
  const slow = createRoute({
    getParentRoute,
    staticData,
    path: '/',
    loader: () => code,
    component: () => <h1>first</h1>,
  });
  const other = createRoute({ getParentRoute, staticData, path: '/other', component: () => <h1>other</h1> });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([slow, other]), history });
  return { router, history, arrive };
}

test('an address that is typed before the page is mounted is the page that opens', async () => {
  const { router, history, arrive } = openRouter();
  followAddress(router);
  void router.load();
  history.push('/other');
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  arrive();
  expect(await screen.findByRole('heading', { name: 'other' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/other');
});

test('once the page is there the router listens for itself', async () => {
  const { router, history, arrive } = openRouter();
  followAddress(router);
  void router.load();
  arrive();
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  await screen.findByRole('heading', { name: 'first' });
  await act(async () => history.push('/other'));
  expect(await screen.findByRole('heading', { name: 'other' })).toBeTruthy();
});
