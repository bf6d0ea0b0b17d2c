/** The pairs of peaks that belong to a stretch of the recording. */
export function peaksBetween(peaks: readonly number[], seconds: number, from: number, to: number): number[] {
  const pairs = Math.floor(peaks.length / 2);
  if (pairs === 0 || seconds <= 0 || to <= from) return [];
  const pairAt = (second: number) => Math.min(pairs, Math.max(0, Math.round((second / seconds) * pairs)));
  return peaks.slice(pairAt(from) * 2, Math.max(pairAt(from) + 1, pairAt(to)) * 2);
}

/** Without peaks it is a line that can still be pressed. */
export function barsPath(heights: readonly number[], bars: number): string {
  const drawn = heights.length > 0 ? heights : Array.from({ length: bars }, () => 0);
  return drawn
    .map((height, bar) => {
      const tall = Math.max(4, height * 96);
      return `M${bar * 4} ${50 - tall / 2}h2.4v${tall}h-2.4z`;
    })
    .join('');
}
