import { useSyncExternalStore } from 'react';
import { safeStorage } from '#platform/safe-storage.ts';
import { toneWav } from './tone.ts';

/**
 * The page's only audio element. Browsers let an element play only after a press; the one that the press on "start"
 * opened may then go on from part to part by itself.
 */
let element: HTMLAudioElement | null = null;

export function loudspeaker(): HTMLAudioElement {
  if (!element) {
    element = new Audio();
    element.preload = 'auto';
    element.volume = volume;
  }
  return element;
}

export const isPlaying = (): boolean => element !== null && !element.paused && !element.ended;

/** Called within the press. */
export function openLoudspeaker(): void {
  const speaker = loudspeaker();
  if (speaker.src) return;
  const url = URL.createObjectURL(toneWav(0.05, 0));
  speaker.src = url;
  speaker.play().catch(() => {});
}

const STORED_AS = 'nf-volume';
let volume = clamp(Number(safeStorage.get(STORED_AS) ?? 0.8));
const listeners = new Set<() => void>();

export function setVolume(next: number): void {
  volume = clamp(next);
  if (element) element.volume = volume;
  safeStorage.set(STORED_AS, String(volume));
  for (const listener of listeners) listener();
}

export function useVolume(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => volume,
  );
}

function clamp(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.8;
}
