import { expect, test } from 'vitest';
import { clampCardZoom, clampFontSizeIndex, fontScale, pageZoom } from './display.ts';

test.each([
  { index: 2, is: 2, why: 'the default' },
  { index: -1, is: 0, why: 'never below the first size' },
  { index: 9, is: 5, why: 'never above the last size' },
  { index: Number.NaN, is: 2, why: 'a broken stored value falls back to the default' },
])('font size index $index becomes $is: $why', ({ index, is }) => {
  expect(clampFontSizeIndex(index)).toBe(is);
});

test('index 2 is 100 % and the px list gives the other ratios', () => {
  expect([0, 1, 2, 3, 4, 5].map(fontScale)).toEqual([8 / 12, 10 / 12, 1, 14 / 12, 16 / 12, 1.5]);
});

test.each([
  { zoom: 2, is: 2 },
  { zoom: 0, is: 1 },
  { zoom: 5, is: 4 },
  { zoom: Number.NaN, is: 2 },
])('card zoom $zoom becomes $is', ({ zoom, is }) => {
  expect(clampCardZoom(zoom)).toBe(is);
});

test.each([
  { height: 1080, zoom: 1, why: 'a tall screen is left alone' },
  { height: 800, zoom: 1, why: '800 is not below 800' },
  { height: 640, zoom: 0.8, why: '1 / (800 / 640)' },
  { height: 400, zoom: 1 / 1.5, why: 'the factor is capped at 1.5' },
  { height: 0, zoom: 1, why: 'a hidden webview reports no height' },
])('page zoom at $height px is $zoom: $why', ({ height, zoom }) => {
  expect(pageZoom(height)).toBeCloseTo(zoom, 10);
});
