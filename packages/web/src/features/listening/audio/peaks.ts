/** Loudest and quietest sample, pair by pair, 8 bit: either a bare list or the shape audiowaveform writes. */
export function readPeaks(json: unknown): number[] {
  const data = Array.isArray(json) ? json : (json as { data?: unknown } | null)?.data;
  return Array.isArray(data) ? data.filter((one): one is number => typeof one === 'number') : [];
}

/** Heights 0-1 of so many bars: the loudest pair that falls into each. */
export function barsOf(peaks: readonly number[], bars: number): number[] {
  const pairs = Math.floor(peaks.length / 2);
  if (pairs === 0 || bars <= 0) return [];
  const loudest = Math.max(1, ...peaks.map(Math.abs));
  return Array.from({ length: bars }, (_, bar) => {
    const [from, to] = [Math.floor((bar * pairs) / bars), Math.max(1, Math.ceil(((bar + 1) * pairs) / bars))];
    const here = peaks.slice(from * 2, to * 2).map(Math.abs);
    return Math.max(0, ...here) / loudest;
  });
}
