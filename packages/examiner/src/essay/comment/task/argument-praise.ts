import type { ParagraphRole } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, isClean, type Point, praise } from '../facts.ts';
import { ANNOUNCES } from '../parts/part-kinds.ts';

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

/** A body paragraph that stays with its first sentence. */
export function developed({ structure, corrections, bands, essay }: Facts, bodies: ParagraphRole[]): Point[] {
  if (bands.criteria.tr.band < 7) return [];
  const second =
    /\b(?:another|second\w*|further|moreover|furthermore|in addition|besides|also|other|beyond|finally|equally|as well|however|but|yet|although|nevertheless|on the other hand|too)\b/i;
  const full = bodies.find(
    (one) =>
      one.sentences >= 4 &&
      isClean(corrections, one.point) &&
      !/\?|\b(?:on the other hand|however|whether|discussed|debated?)\b|^\W*it (?:has|is) /i.test(one.point.text) &&
      !ANNOUNCES.test(one.point.text) &&
      !/\b(?:several|some|many|two|three)\b/i.test(one.point.text) &&
      !second.test(essay.text.slice(one.point.end, one.end)),
  );
  if (!full) return [];
  const at = structure.indexOf(full) + 1;
  return [
    praise(
      0.7,
      `第 ${at} 段用 ${full.sentences} 句话展开这一点，没有另起别的要点。`,
      `Paragraph ${at} stays with this point for ${full.sentences} sentences.`,
      full.point,
    ),
  ];
}
