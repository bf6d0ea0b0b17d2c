import { manyEssaysBench } from './writing/many-essays.ts';
import { scoringBench } from './writing/scoring.ts';

/** What writing costs the server: from the press to the report, what that costs the others, and long lists. */
export async function writingBench(): Promise<void> {
  await scoringBench();
  await manyEssaysBench();
}
