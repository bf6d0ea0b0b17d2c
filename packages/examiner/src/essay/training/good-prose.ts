import type { Detector } from '../errors/find-errors.ts';
import { cleanText, readEssay } from '../text/essay-text.ts';
import type { Tagger } from '../text/tags.ts';
import { ownEssays } from './own-essays.ts';

/** From this band on our essays are meant to hold no slip, so every hint in them is taken for a false one. */
const GOOD = 8;

/** What the rules say about good prose. */
export function goodProseLine(detect: Detector, tag: Tagger): string {
  const sentences = ownEssays()
    .filter(({ band }) => band >= GOOD)
    .flatMap(({ request }) => readEssay(cleanText(request.essay)).sentences);
  const hints = sentences.flatMap((sentence) => detect(tag(sentence))).length;
  const rate = ((300 * hints) / sentences.length).toFixed(1);
  return `good prose, ${sentences.length} sentences of our essays from band ${GOOD} up: ${hints} hints, ${rate} in 300`;
}
