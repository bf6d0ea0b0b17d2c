import { ApiError } from '@ninefold/contract/client';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { ChunkError } from '#lib/load-chunk.ts';
import { RouteError } from './RouteError.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openPage(Page: () => string) {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, staticData: { page: null }, path: '/', component: Page });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    defaultErrorComponent: RouteError,
  });
  await router.load();
  await act(async () => {
    render(
      <LanguageProvider initial="zh">
        <Suspense fallback={null}>
          <RouterProvider router={router as never} />
        </Suspense>
      </LanguageProvider>,
    );
  });
}

test('a page that failed is rendered again after "try again"', async () => {
  let broken = true;
  await openPage(() => {
    if (broken) throw new Error('x is not a function');
    return 'the page';
  });
  expect(await screen.findByText('这一页没有打开')).toBeTruthy();
  broken = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect(await screen.findByText('the page')).toBeTruthy();
});

test('a refusal is shown in the words of the server', async () => {
  await openPage(() => {
    throw new ApiError({ error: 'not_found', code: 404, msg: '该课程已下架' });
  });
  expect(await screen.findByText('该课程已下架')).toBeTruthy();
});

test('a download that failed offers a reload, because trying again would ask for the same old file', async () => {
  await openPage(() => {
    throw new ChunkError('the download failed');
  });
  expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});
