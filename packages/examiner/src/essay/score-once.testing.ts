import type { EssayReport, EssayRequest } from './report.ts';
import type { Scorer } from './scorer.ts';

const scored = new Map<string, Promise<EssayReport>>();

/** Each text once in a worker: most tests ask about the same few essays, and reading one takes a second. */
export function scoreOnce(scorer: Scorer, asked: EssayRequest): Promise<EssayReport> {
  const key = JSON.stringify(asked);
  const known = scored.get(key) ?? scorer.score(asked);
  scored.set(key, known);
  return known;
}
