import { addMonths } from '../time/calendar-months.ts';

/** What is sold: one skill for one term. The level is the specification's `vip_level`. */
export const TERMS = ['month', 'season', 'year'] as const;
export type Term = (typeof TERMS)[number];
export type VipLevel = 1 | 2 | 3;

const MONTHS: Record<VipLevel, number> = { 1: 1, 2: 3, 3: 12 };

export const levelOfTerm = (term: Term): VipLevel => (TERMS.indexOf(term) + 1) as VipLevel;
export const termOfLevel = (level: VipLevel): Term => TERMS[level - 1]!;

/** One purchase of one skill: from when to when it counts. Epoch seconds; the zone is the learner's when they bought. */
export type Period = { level: VipLevel; from: number; until: number; timeZone: string };

/** Bought early, nothing is lost: a purchase begins where the last one ends. `expires`: 0 = never bought. */
export function nextPeriod(expires: number, level: VipLevel, now: number, timeZone: string): Period {
  return lay(Math.max(now, expires), level, timeZone);
}

/**
 * A purchase is given back: what was bought after it moves up, and begins no earlier than now, so that nobody loses a
 * day they paid for. `later` in the order in which they follow. Also tells when the membership ends from now on.
 */
export function afterRefund<P extends Period>(refunded: Period, later: readonly P[], now: number) {
  // Used up before it was given back: it takes nothing away.
  if (refunded.until <= now) return { moved: [] as P[], expires: later.at(-1)?.until ?? refunded.until };
  let end = Math.max(now, refunded.from);
  const moved = later.map((period) => {
    const again = { ...period, ...lay(end, period.level, period.timeZone) };
    end = again.until;
    return again;
  });
  return { moved, expires: end };
}

/** The longest product that still counts; 0 when none does. */
export function currentLevel(periods: readonly Pick<Period, 'level' | 'until'>[], now: number): 0 | VipLevel {
  return Math.max(0, ...periods.filter(({ until }) => until > now).map(({ level }) => level)) as 0 | VipLevel;
}

function lay(from: number, level: VipLevel, timeZone: string): Period {
  return { level, from, until: addMonths(from, MONTHS[level], timeZone), timeZone };
}
