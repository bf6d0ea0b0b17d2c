import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';

/** "Had" as the verb of so many statements that the report reads like a list. */
const OFTEN = 5;
/** The figure is the object of the verb, and no year. */
const HAD =
  /\b(?:had|has|have) (?:an? |the |only |about |around |over |nearly |almost |just |approximately |more than |less than )*[£$€]?(?!(?:19|20)\d\d\b)\d/i;

/** Task 1: one verb for every figure. */
export function hadPoints({ essay, request, bands, unwanted }: Facts): Point[] {
  if (request.task === 2 || isLetter(request) || bands.criteria.lr.band >= 7) return [];
  const found = essay.sentences.filter((one) => HAD.test(one.text) && !unwanted.includes(one));
  if (found.length < OFTEN) return [];
  return [
    weakness(
      1.2,
      `有 ${found.length} 句在 have（has、had）后面直接报数据。`,
      `In ${found.length} sentences a figure follows "have", "has" or "had".`,
      quote(found[1]!),
      {
        zh: '7 分的报告会换动词：recorded、offered、accounted for，或用 with 加数字。',
        en: 'A 7 would change the verb: "recorded", "offered", "accounted for", or "with" and the number.',
      },
    ),
  ];
}
