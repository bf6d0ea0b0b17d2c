import type { Result } from '@ninefold/contract/practice/result';

/** Which sentence says why there is no band; null when there is one. */
export type NoBand = 'noBand' | 'noBandPractice' | 'noBandFew' | 'noBandOther';

type Facts = Pick<Result, 'band' | 'answered' | 'total'> & {
  attempt: Pick<Result['attempt'], 'whole' | 'mode'>;
};

/** The server decides whether a band may be told; this only finds the words for it. */
export function noBandReason({ band, answered, total, attempt: { whole, mode } }: Facts): NoBand | null {
  if (band) return null;
  if (whole === 0) return 'noBand';
  if (mode === 'practice') return 'noBandPractice';
  return answered * 2 < total ? 'noBandFew' : 'noBandOther';
}
