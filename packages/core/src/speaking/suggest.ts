import type { Day } from '../time/day.ts';
import type { SatPart } from './parts.ts';

type Known = { id: number; part: SatPart; times: number };
export type Suggested = { id: number; part: SatPart; why: 'new_part' | 'not_lately' | 'again' };

const SINGLE_PARTS: readonly SatPart[] = [2, 1, 3];

/**
 * What to talk about today: the part that was practised least lately, in a set that is new; the same all day, another one
 * tomorrow. `lately`: parts of the last reports, newest first.
 */
export function suggestSet(known: readonly Known[], lately: readonly SatPart[], today: Day): Suggested | null {
  const parts = SINGLE_PARTS.filter((part) => known.some((one) => one.part === part));
  const least = [...parts].sort((a, b) => count(lately, a) - count(lately, b))[0];
  if (least === undefined) return null;
  const of = known.filter(({ part }) => part === least);
  const fresh = of.filter(({ times }) => times === 0);
  const choice = fresh.length ? fresh : of;
  const chosen = choice[dayNumber(today) % choice.length];
  if (!chosen) return null;
  const why = fresh.length === 0 ? 'again' : fresh.length === of.length ? 'new_part' : 'not_lately';
  return { id: chosen.id, part: least, why };
}

const count = (lately: readonly SatPart[], part: SatPart): number => lately.filter((one) => one === part).length;
const dayNumber = (day: Day): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
