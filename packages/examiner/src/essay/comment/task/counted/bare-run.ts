import { quote } from '../../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../../facts.ts';
import { POSITION } from '../part-kinds.ts';
import { CARRIES_ON, innerBodies, isLongEnough } from './inner-bodies.ts';

const RUN = 2;
const FEWEST = 6;
/** A clause that says what the one before does, a concession, a list: the point is carried on without a signal. */
const GOES_ON =
  /\b(?:this|these|those|that|for|but|however|although|though|yet|not only|first\w*|second\w*)\b|\?|, \w+, |\d/i;

/** Task 2: two sentences in a row of a body paragraph in which no word gives a reason, a result, a condition or a case. */
export function bareRun(facts: Facts): Point[] {
  if (!isLongEnough(facts)) return [];
  for (const one of innerBodies(facts)) {
    const own = inside(facts, one);
    const at = own.findIndex((_, i) => {
      // What opens a paragraph is carried on by the rest of it.
      if (i === 0) return false;
      const run = own.slice(i, i + RUN);
      return run.length === RUN && run.every(isBare);
    });
    const first = own[at];
    if (!first) continue;
    return [
      weakness(
        0.16,
        '这一句和下一句里都没有 because、so、if、when 或 for example。',
        'Neither this sentence nor the next has a "because", "so", "if", "when" or "for example".',
        quote(first),
        {
          zh: '7 分的文章会先停在这一句上：用 because 说出原因，或用 for example 写一件具体的事，再写下一点。',
          en: 'A 7 stays with this sentence first: the reason with "because", or one case with "for example", and then the next point.',
        },
      ),
    ];
  }
  return [];

  function isBare({ text, words }: { text: string; words: unknown[] }): boolean {
    return (
      words.length >= FEWEST &&
      !CARRIES_ON.test(text) &&
      !GOES_ON.test(text) &&
      !POSITION.test(text) &&
      !/\b(?:my point|i)\b/i.test(text)
    );
  }
}
