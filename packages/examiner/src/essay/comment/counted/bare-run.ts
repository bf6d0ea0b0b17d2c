import type { Place } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { innerBodies, isLongEnough } from '../parts/inner-bodies.ts';

const REASONS =
  /\b(?:bec\w+|since|as a result|so|therefore|thus|hence|due|owing|reasons?|lead\w*|led|caus\w*|results?|resulting|resulted|consequen\w*|mean\w*|why|thanks|as|for|thereby|that is|which|make\w*|help\w*|allow\w*|enabl\w*|if|when|this way|by doing)\b/i;
/** Somebody to whom it happens is a reason told as a case: "A father who is transferred keeps …; his daughter loses …". */
const TELLS_A_CASE = /[;:]|\ban? [a-z]+ (?:who|whose)\b/i;
const FULL = 3;

/** Task 2: a paragraph in which no word gives a reason or a result. */
export function reasonless(facts: Facts): Point[] {
  if (!isLongEnough(facts)) return [];
  const textOf = ({ start, end }: Place) => facts.essay.text.slice(start, end);
  const bare = innerBodies(facts).find(
    (one) => one.sentences >= FULL && !REASONS.test(textOf(one)) && !TELLS_A_CASE.test(textOf(one)),
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
