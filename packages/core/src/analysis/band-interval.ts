import { type BandTest, bandFromRaw, FULL_MARKS } from '../bands/band-tables.ts';
import type { Skill } from '../skills.ts';
import { wilson } from './certainty.ts';

/** Not quite nine times in ten the examiner's band of an essay lies so near to a human's (its model card); of talk about. */
const EXAMINER_REACH = 1;

type Result = { band: number; right: number; total: number };

/** How far a band may be off: by the marks of one test, or by the examiner. */
export function bandInterval(skill: Skill, { band, right, total }: Result): { low: number; high: number } {
  if (skill === 'writing' || skill === 'speaking' || total === 0)
    return { low: Math.max(0, band - EXAMINER_REACH), high: Math.min(9, band + EXAMINER_REACH) };
  const test: BandTest = skill === 'listening' ? 'listening' : 'academic_reading';
  const { low, high } = wilson(right, total);
  const at = (share: number) => bandFromRaw(Math.round(share * FULL_MARKS), test);
  // A general paper has another table; its own band lies inside in any case.
  return { low: Math.min(band, at(low)), high: Math.max(band, at(high)) };
}
