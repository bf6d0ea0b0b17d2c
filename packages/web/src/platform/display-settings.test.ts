// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test('the chosen text size is kept for the next visit and painted on the page', async () => {
  const first = await import('./display-settings.ts');
  first.setFontSizeIndex(9);
  expect(localStorage.getItem('nf-font-size')).toBe('5');
  expect(document.documentElement.style.getPropertyValue('--nf-read')).toBe('var(--nf-read-5)');
  vi.resetModules();
  const { useDisplaySettings } = await import('./display-settings.ts');
  expect(renderHook(useDisplaySettings).result.current).toEqual({ fontSizeIndex: 5, fontScale: 1.5, cardZoom: 2 });
});

test('a component follows the card zoom while it is changed', async () => {
  const { setCardZoom, useDisplaySettings } = await import('./display-settings.ts');
  const { result } = renderHook(useDisplaySettings);
  act(() => setCardZoom(4));
  expect(result.current.cardZoom).toBe(4);
});

test('a broken stored value falls back to the default', async () => {
  localStorage.setItem('nf-font-size', 'large');
  const { useDisplaySettings } = await import('./display-settings.ts');
  expect(renderHook(useDisplaySettings).result.current.fontSizeIndex).toBe(2);
});
