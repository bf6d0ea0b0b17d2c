import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeApp, openApp } from '../app.testing.tsx';

afterEach(closeApp);

test.each([{ path: '/history/speaking/3', title: '历史记录', sentence: /每一次练习/ }])(
  '$path is not built yet: it says so, what will be there, and leads home',
  async ({ path, title, sentence }) => {
    await openApp(path);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(`${title}：还在建设中`);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('/');
  },
);
