/** The size of body text the learner may choose, by index; the ratios to the default one are what counts. */
export const FONT_SIZES = [8, 10, 12, 14, 16, 18] as const;
export const DEFAULT_FONT_SIZE_INDEX = 2;

export const CARD_ZOOM = { min: 1, max: 4, default: 2 } as const;

const FULL_HEIGHT = 800;
const MOST_SHRINKING = 1.5;

export function clampFontSizeIndex(index: number): number {
  return clampWhole(index, 0, FONT_SIZES.length - 1, DEFAULT_FONT_SIZE_INDEX);
}

/** 1 at the default index. */
export function fontScale(index: number): number {
  return FONT_SIZES[clampFontSizeIndex(index)]! / FONT_SIZES[DEFAULT_FONT_SIZE_INDEX];
}

export function clampCardZoom(zoom: number): number {
  return clampWhole(zoom, CARD_ZOOM.min, CARD_ZOOM.max, CARD_ZOOM.default);
}

/** Low screens shrink the page so that a task still fits, but never below two thirds. */
export function pageZoom(screenHeight: number): number {
  if (screenHeight <= 0 || screenHeight >= FULL_HEIGHT) return 1;
  return 1 / Math.min(FULL_HEIGHT / screenHeight, MOST_SHRINKING);
}

function clampWhole(value: number, min: number, max: number, fallback: number): number {
  if (!Number.isFinite(value)) return fallback;
  return Math.min(max, Math.max(min, Math.round(value)));
}
