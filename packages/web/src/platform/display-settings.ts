import {
  CARD_ZOOM,
  clampCardZoom,
  clampFontSizeIndex,
  DEFAULT_FONT_SIZE_INDEX,
  fontScale,
  pageZoom,
} from '@ninefold/core/identity/display';
import { useSyncExternalStore } from 'react';
import { nativeBridge } from './native-bridge.ts';
import { safeStorage } from './safe-storage.ts';

type DisplaySettings = { fontSizeIndex: number; fontScale: number; cardZoom: number };

const FONT_SIZE = 'nf-font-size';
const CARD = 'nf-card-zoom';

let settings = stored();
const listeners = new Set<() => void>();

export function useDisplaySettings(): DisplaySettings {
  return useSyncExternalStore(subscribe, () => settings);
}

export function setFontSizeIndex(index: number): void {
  safeStorage.set(FONT_SIZE, String(clampFontSizeIndex(index)));
  refresh();
  nativeBridge.send({ type: 'fontSize', index: settings.fontSizeIndex });
}

export function setCardZoom(zoom: number): void {
  safeStorage.set(CARD, String(clampCardZoom(zoom)));
  refresh();
}

/** Called once when the page starts: sets the CSS variables and follows the app's settings and the screen's height. */
export function applyDisplaySettings(): () => void {
  paint();
  paintPageZoom();
  const stopHearing = nativeBridge.listen('fontSize', ({ index }) => {
    // Not through the setter: what came from the app is not sent back to it.
    safeStorage.set(FONT_SIZE, String(clampFontSizeIndex(index)));
    refresh();
  });
  window.addEventListener('resize', paintPageZoom);
  return () => {
    stopHearing();
    window.removeEventListener('resize', paintPageZoom);
  };
}

function stored(): DisplaySettings {
  const fontSizeIndex = clampFontSizeIndex(numberOr(safeStorage.get(FONT_SIZE), DEFAULT_FONT_SIZE_INDEX));
  const cardZoom = clampCardZoom(numberOr(safeStorage.get(CARD), CARD_ZOOM.default));
  return { fontSizeIndex, fontScale: fontScale(fontSizeIndex), cardZoom };
}

function refresh(): void {
  settings = stored();
  paint();
  for (const listener of listeners) listener();
}

/** Every text size is in rem, passages too, so the one ratio is enough: a second one would multiply with it. */
function paint(): void {
  document.documentElement.style.setProperty('--nf-font-scale', String(settings.fontScale));
}

/**
 * As the size of the screen, not of the window: a keyboard that slides in must not shrink the page. Which layouts it
 * applies to is decided in base.css.
 */
function paintPageZoom(): void {
  document.documentElement.style.setProperty('--nf-screen-zoom', String(pageZoom(window.screen.height)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function numberOr(text: string | null, fallback: number): number {
  return text === null || text === '' ? fallback : Number(text);
}
