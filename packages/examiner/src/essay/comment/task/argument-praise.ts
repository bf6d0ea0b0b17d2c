import type { ParagraphRole } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, isClean, type Point, praise } from '../facts.ts';

/** A sentence given over to the case; "for example hospitals" in passing is none. */
const CASE =
  /^\W*(?:for (?:example|instance),|in my (?:city|town|country|school|university|company)|in the town where i|my \w+)/i;

/** A case of a person or a place in the body. Only from 7 on are the sentences safe to show as right. */
export function examplePraise(facts: Facts, bodies: ParagraphRole[]): Point[] {
  if (facts.bands.criteria.tr.band < 7) return [];
  const example = bodies
    .flatMap((one) => inside(facts, one))
    .filter((one) => CASE.test(one.text) && one.words.length >= 10 && isClean(facts.corrections, one))
    .sort((a, b) => a.words.length - b.words.length)[0];
  if (!example) return [];
  return [praise(1.4, '这里用例子支撑论点。', 'An example supports the point here.', quote(example))];
}
