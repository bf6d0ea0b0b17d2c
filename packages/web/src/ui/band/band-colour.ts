/** A band from 0 to 9 in halves. `null` and the server's -1 both mean that there is no score. */
export type Score = number | null;

export function hasScore(score: Score | undefined): score is number {
  return typeof score === 'number' && score >= 0;
}

/** Always one decimal, as on a test report: 6 reads "6.0". */
export function bandText(score: Score, none = '–'): string {
  return hasScore(score) ? score.toFixed(1) : none;
}

/** The fill. A half band has a colour of its own. */
export function bandFill(score: Score): string {
  const whole = wholeBand(score);
  if (whole === 0) return 'var(--band-0)';
  const isHalf = whole < 9 && Math.min(9, Math.max(1, score ?? 0)) - whole >= 0.5;
  return isHalf ? `var(--band-${whole}-5)` : `var(--band-${whole})`;
}

/** Text in the band's colour; half bands take the ink of the whole band below. */
export function bandInk(score: Score): string {
  return `var(--band-${wholeBand(score)}-ink)`;
}

export function bandSoft(score: Score): string {
  return `var(--band-${wholeBand(score)}-soft)`;
}

/** Text on the fill. */
export function bandOn(score: Score): string {
  return `var(--band-${wholeBand(score)}-on)`;
}

/** 0 stands for "no score", which has tokens too. */
function wholeBand(score: Score): number {
  if (!hasScore(score) || score < 0.5) return 0;
  return Math.floor(Math.min(9, Math.max(1, score)));
}
