import { cleanText, type EssayText, readEssay } from '../text/essay-text.ts';
import { ownEssays } from './own-essays.ts';

/** From this band on our essays are meant to hold no slip, so every hint in them is taken for a false one. */
const GOOD = 8;

/** Sentences in which nothing should be found. */
export const goodProse = () =>
  ownEssays()
    .filter(({ band }) => band >= GOOD)
    .map(({ request }) => readEssay(cleanText(request.essay)));

/** What is said about good prose; each text is read as one writer's. */
export async function goodProseLine(
  who: string,
  count: (essay: EssayText) => number | Promise<number>,
): Promise<string> {
  const essays = goodProse();
  const sentences = essays.reduce((sum, essay) => sum + essay.sentences.length, 0);
  let hints = 0;
  for (const essay of essays) hints += await count(essay);
  const rate = ((300 * hints) / sentences).toFixed(1);
  return `good prose, ${sentences} sentences of our essays from band ${GOOD} up, ${who}: ${hints} hints, ${rate} in 300`;
}
