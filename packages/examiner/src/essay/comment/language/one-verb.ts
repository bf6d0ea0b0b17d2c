import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';

/** "Had" as the verb of so many statements that the report reads like a list. */
const OFTEN = 5;
const HAD = /\b(?:had|has|have)\b(?! (?:been|to|become|increased|decreased|risen|fallen|changed|\w+ed)\b)/i;
/** A figure that is no year. */
const VALUE = /\b(?!(?:19|20)\d\d\b)\d/;

/** Task 1: one verb for every figure. */
export function hadPoints({ essay, request, bands, unwanted }: Facts): Point[] {
  if (request.task === 2 || isLetter(request) || bands.criteria.lr.band >= 7) return [];
  const found = essay.sentences.filter((one) => HAD.test(one.text) && VALUE.test(one.text) && !unwanted.includes(one));
  if (found.length < OFTEN) return [];
  return [
    weakness(
      1.2,
      `有 ${found.length} 句靠 have（has、had）报数据。`,
      `${found.length} sentences give their figures with "have", "has" or "had".`,
      quote(found[1]!),
      {
        zh: '7 分的报告会换动词：recorded、offered、accounted for，或用 with 加数字。',
        en: 'A 7 would change the verb: "recorded", "offered", "accounted for", or "with" and the number.',
      },
    ),
  ];
}
