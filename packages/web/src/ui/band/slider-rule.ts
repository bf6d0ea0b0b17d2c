import { hasScore, type Score } from './band-colour.ts';

export const SLIDER = { min: 4, max: 9, step: 0.5 } as const;

/** The past score is a hard limit: a target may equal it, but not be below it. */
export function lowestTarget(past: Score): number {
  return hasScore(past) ? Math.min(SLIDER.max, Math.max(SLIDER.min, toHalf(past))) : SLIDER.min;
}

export function allowedTarget(wanted: number, past: Score): number {
  return Math.min(SLIDER.max, Math.max(lowestTarget(past), toHalf(wanted)));
}

/** The target a key leads to, or null where the key means nothing here. */
export function targetByKey(key: string, value: number, past: Score): number | null {
  const steps: Record<string, number> = {
    ArrowRight: value + SLIDER.step,
    ArrowUp: value + SLIDER.step,
    ArrowLeft: value - SLIDER.step,
    ArrowDown: value - SLIDER.step,
    PageUp: value + 1,
    PageDown: value - 1,
    Home: SLIDER.min,
    End: SLIDER.max,
  };
  const wanted = steps[key];
  return wanted === undefined ? null : allowedTarget(wanted, past);
}

/** From the place of a finger on the track, 0 to 1. */
export function targetAt(place: number, past: Score): number {
  return allowedTarget(SLIDER.min + place * (SLIDER.max - SLIDER.min), past);
}

/** The position of a band on the track, in per cent. */
export function placeOf(band: number): number {
  return ((Math.min(SLIDER.max, Math.max(SLIDER.min, band)) - SLIDER.min) / (SLIDER.max - SLIDER.min)) * 100;
}

function toHalf(band: number): number {
  return Math.round(band * 2) / 2;
}
