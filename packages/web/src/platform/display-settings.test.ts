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
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--nf-font-scale')).toBe('1.5');
  // Once: a passage that had a size of its own as well was 39 px instead of 25.5.
  expect(style.getPropertyValue('--nf-read')).toBe('');
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
