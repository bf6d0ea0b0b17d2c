/** Pairs of the quietest and the loudest sample, 8 bit: a plain list, or the format that audiowaveform writes. */
export function readPeaks(json: unknown): number[] {
  const data = Array.isArray(json) ? json : (json as { data?: unknown } | null)?.data;
  return Array.isArray(data) ? data.filter((one): one is number => typeof one === 'number') : [];
}

/** Heights from 0 to 1 for so many bars, each by the loudest pair in it. */
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
