/** Not sooner than anybody would notice, and never so late that a score seems to be missing. */
const [SOONEST_MS, LATEST_MS] = [1200, 8000];
/** The estimate is only one: it is looked at again a few times on the way. */
const LOOKS = 2;

type Waiting = { state: string; queue: { seconds: number } | null };

/**
 * When to ask how far readings are: soon for the one whose turn it is, seldom for the thirtieth of a class that reads
 * at one moment. false: nothing waits.
 */
export function askAgainMs(readings: readonly Waiting[]): number | false {
  const waiting = readings.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return false;
  const soonest = Math.min(...waiting.map(({ queue }) => queue?.seconds ?? 0));
  return Math.min(LATEST_MS, Math.max(SOONEST_MS, Math.round((soonest * 1000) / LOOKS)));
}
