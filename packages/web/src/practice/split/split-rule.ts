/** Share of the text in per cent. On less than a third of the screen nobody can read or answer. */
const LEAST = 30;
const MOST = 70;
const STEP = 2;
export const START_SHARE = { beside: 50, stacked: 42 } as const;

export const clampShare = (share: number): number => Math.min(MOST, Math.max(LEAST, share));

export function shareByKey(key: string, share: number, stacked: boolean): number | null {
  const [less, more] = stacked ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const steps: Record<string, number> = { [less]: share - STEP, [more]: share + STEP, Home: LEAST, End: MOST };
  const next = steps[key];
  return next === undefined ? null : clampShare(next);
}
