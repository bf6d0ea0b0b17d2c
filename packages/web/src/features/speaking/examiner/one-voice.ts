/** The examiner, samples, one's own answers and the report's player: only one of them is heard at a time. */
let stopLast: (() => void) | null = null;

/** Called when a voice begins, with what stops it: whoever was heard before is silent. */
export function onlyVoice(stop: () => void): void {
  if (stopLast !== stop) stopLast?.();
  stopLast = stop;
}
