import { addDays, type Day } from '../time/day.ts';
import type { Mistake } from './mistake.ts';

/** What happens to a mistake when its evidence goes, when the learner takes it out, and when two books become one. */

/** What is left of a mistake: nothing, itself with fewer sightings, or closed because it never was one. */
export type Left = { gone: true } | { gone: false; mistake: Mistake };

/** An attempt was removed: a mistake without evidence goes with it, one that was seen elsewhere too stays. */
export function loseSightings(known: Mistake, lost: number): Left {
  const seen = known.seen - lost;
  return seen <= 0 ? { gone: true } : { gone: false, mistake: { ...known, seen } };
}

/**
 * A challenge was accepted: that answer was right. If it was the only evidence the mistake is closed as "was right",
 * which is no achievement of practice; if the question was lost elsewhere too, that loss stands.
 */
export function acceptChallenge(known: Mistake): Mistake {
  if (known.seen > 1) return { ...known, seen: known.seen - 1 };
  return { ...known, state: 'closed', closedAs: 'was_right' };
}

/** The challenge was taken back: what was closed by it is a mistake again. What practice has closed stays closed. */
export const takeBackChallenge = (known: Mistake): Mistake =>
  known.closedAs === 'was_right' ? { ...known, state: 'open', closedAs: null } : known;

/** Put back by the learner: as it was, and not before tomorrow if it was due meanwhile. */
export const putBack = (known: Mistake, today: Day): Mistake =>
  known.due > today ? known : { ...known, due: addDays(today, 1) };

/**
 * A guest logs in and both books have it: one mistake with the sightings of both. The less mended state counts, since
 * the other one may have been reached on the same day with the key on the table.
 */
export function mergeMistakes(own: Mistake, guest: Mistake): Mistake {
  const [base, other] = RANK[guest.state] < RANK[own.state] ? [guest, own] : [own, guest];
  const latest = guest.lastSeen > own.lastSeen ? guest : own;
  return {
    ...base,
    kind: latest.kind,
    seen: own.seen + guest.seen,
    firstSeen: own.firstSeen < guest.firstSeen ? own.firstSeen : guest.firstSeen,
    lastSeen: latest.lastSeen,
    keySeen: base.keySeen > other.keySeen ? base.keySeen : other.keySeen,
  };
}

const RANK = { open: 0, practised: 1, closed: 2 } as const;
