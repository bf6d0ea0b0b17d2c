/** How long a learner worked: the clock's time in a timed paper, the page's own count in practice. */

/** Somebody who thinks over a text moves nothing for a while, so only a long silence counts as being away. */
const AWAY_AFTER_MS = 5 * 60_000;

type Moment = {
  timed: boolean;
  visible: boolean;
  /** Since the last key, press or move. */
  silentMs: number;
  playing: boolean;
};

export const isAtWork = ({ timed, visible, silentMs, playing }: Moment): boolean =>
  timed || playing || (visible && silentMs <= AWAY_AFTER_MS);

/** `said`: what the page counted. In practice it is believed as far as so much time has passed at all. */
export function spentSeconds({ timed, said, elapsed }: { timed: boolean; said: number; elapsed: number }): number {
  const passed = Math.max(0, Math.floor(elapsed));
  return timed ? passed : Math.max(0, Math.min(Math.floor(said), passed));
}
