/** "Ten more of this kind": which questions a drill of one type is made of. */

export const DRILL_SIZE = 10;

/** `last`: how the learner last answered it; null: never. */
export type DrillCandidate = { paper: number; key: string; n: number; last: 'right' | 'wrong' | null };

/**
 * What was got wrong comes first, then what was never seen; what was right the last time is not asked. Questions of one
 * paper stay together and in its order, because they are about one text.
 */
export function chooseDrill(candidates: readonly DrillCandidate[], size = DRILL_SIZE): DrillCandidate[] {
  const wanted = [...inTurn(candidates, 'wrong'), ...inTurn(candidates, null)].slice(0, size);
  const papers = [...new Set(wanted.map(({ paper }) => paper))];
  return wanted.sort((a, b) => papers.indexOf(a.paper) - papers.indexOf(b.paper) || a.n - b.n);
}

const inTurn = (candidates: readonly DrillCandidate[], last: DrillCandidate['last']): DrillCandidate[] =>
  candidates.filter((one) => one.last === last);
