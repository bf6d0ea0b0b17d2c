export const LEVEL_CELLS = 18;

/** `loudness` and `volume` from 0 to 1. Whatever is heard at all lights one cell; silence lights none. */
export function levelCells(loudness: number, volume: number): number {
  const heard = loudness * volume;
  return heard <= 0 ? 0 : Math.max(1, Math.round(heard * LEVEL_CELLS));
}
