import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../app.testing.tsx';

afterEach(closeApp);

const entry = (name: RegExp) => within(screen.getByRole('main')).findByRole('link', { name });

test('an entry that leads to a page that is not built yet says so before the click', async () => {
  await openApp('/ielts-list');
  expect((await entry(/基础训练/)).textContent).toContain('即将开放');
  expect((await entry(/阅读/)).textContent).not.toContain('即将开放');
});

test('an entry says when its area was last practised, or that it never was', async () => {
  const now = Math.floor(Date.now() / 1000);
  await openApp('/ielts-list', { answers: { 'plan/get-last-records': [{ area: 'reading', time: now - 7200 }] } });
  expect((await entry(/阅读.*上次练习/)).textContent).toContain('2 小时前');
  expect((await entry(/基础训练.*还没练过/)).textContent).toBeTruthy();
});
