import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { CARRIES_ON, innerBodies, isLongEnough } from '../parts/inner-bodies.ts';
import { POSITION } from '../parts/part-kinds.ts';

const REASONS =
  /\b(?:bec\w+|since|as a result|so|therefore|thus|hence|due|owing|reasons?|lead\w*|led|caus\w*|results?|resulting|resulted|consequen\w*|mean\w*|why|thanks|as|for|thereby|that is|which|make\w*|help\w*|allow\w*|enabl\w*|if|when)\b/i;
const FULL = 3;

/** Task 2: a paragraph in which no word gives a reason or a result. */
export function reasonless(facts: Facts): Point[] {
  if (!isLongEnough(facts)) return [];
  const bare = innerBodies(facts).find(
    (one) => one.sentences >= FULL && !REASONS.test(facts.essay.text.slice(one.start, one.end)),
  );
  if (!bare) return [];
  const at = facts.structure.indexOf(bare) + 1;
  return [
    weakness(
      0.33,
      `第 ${at} 段没有 because、since、so、therefore 或 as a result。`,
      `Paragraph ${at} has no "because", "since", "so", "therefore" or "as a result".`,
      quote(inside(facts, bare)[1]!),
      {
        zh: '7 分的文章会在这一句里或后面写出原因：“…, because …”，或者写出结果：“As a result, …”。',
        en: 'A 7 says why in this sentence, "…, because …", or what follows from it, "As a result, …".',
      },
    ),
  ];
}

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
