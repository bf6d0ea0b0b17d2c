import type { ParagraphRole } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { holdsView, innerBodies } from '../parts/inner-bodies.ts';
import { isEnding } from '../parts/paragraph-kinds.ts';
import { ANNOUNCES } from '../parts/part-kinds.ts';
import { hasExample } from '../signals.ts';
import { examplePraise } from './argument-praise.ts';
import { openingPoints } from './opening-points.ts';

/** Task 2: are the points named, supported and developed? */
export function argumentPoints(facts: Facts): Point[] {
  const bodies = facts.structure.filter((one) => one.role === 'body');
  return [...examplePraise(facts, bodies), ...bareParagraph(facts), ...openingPoints(facts)];
}

/** "When the parents are at work, the grandparents …": a case worked out is an example without its label. */
const WORKED = /(?:^|[.,] )(?:when|imagine|suppose|take|think of)\b/i;
/** A concession needs no case of its own. */
const CONCEDES =
  /^\W*(?:on the other hand,? )?(?:admittedly|of course|it is true|granted|however|in my (?:own )?(?:view|opinion)|from my (?:own )?(?:point of view|perspective|side)|personally|as for me|i |to conclude|some people|opponents|critics|nevertheless)/i;

/** Numbers in words, misspelt signals, a world made up, somebody the writer knows: all of them may be the case. */
export const MAY_BE_CASE =
  /\b(?:exa\w+|inst[ae]n\w+|cases?|imagin\w*|suppose|two|three|four|five|six|ten|hundred|once|percent|my|me|someone|somebody|last (?:year|month|week)|e\.?g|eg|namely|(?:one|some|many|most) of (?:them|that|these|those|the))\b|:/i;
const FULL = 3;

/** Somebody's own people: what follows is a case in whatever words. */
export const OF_SOMEBODY =
  /\b(?:my|our|several (?:families|friends|people|students|companies)|father|mother|grand\w+|neighbours? (?:who|of|in))\b/i;

function bareParagraph(facts: Facts): Point[] {
  if (facts.bands.criteria.tr.band >= 7 || facts.bands.overall.band >= 7) return [];
  const bare = innerBodies(facts).find((one) => {
    const text = facts.essay.text.slice(one.start, one.end);
    return (
      one.sentences >= FULL &&
      claimsIn(facts, one).length >= FULL &&
      !isAnsweredBelow(facts, one) &&
      !isEnding(facts, one) &&
      !holdsView(one) &&
      !CONCEDES.test(one.point.text) &&
      !WORKED.test(text) &&
      !MAY_BE_CASE.test(text) &&
      !OF_SOMEBODY.test(text) &&
      !hasExample(text)
    );
  });
  if (!bare) return [];
  const at = facts.structure.indexOf(bare) + 1;
  const claims = claimsIn(facts, bare);
  const claim = claims.find((one) => !ANNOUNCES.test(one.text)) ?? claims[0]!;
  return [
    weakness(
      1.9,
      `第 ${at} 段没有“for example”、“such as”或“like”，也没有名字和数字。`,
      `Paragraph ${at} has no "for example", "such as" or "like", no name and no number.`,
      quote(claim),
      {
        zh: `7 分的文章会在第 ${at} 段写一个具体的例子：谁、在哪里、结果怎样。`,
        en: `A band 7 answer would give paragraph ${at} one case: who, where, with what result.`,
      },
    ),
  ];
}

/** What an example could support: no question. */
const claimsIn = (facts: Facts, paragraph: ParagraphRole) =>
  inside(facts, paragraph).filter((one) => !/\?\W*$/.test(one.text));

const OPENS_CASE = /^\W*(?:to illustrate|for (?:example|instance)|as an example)\b/i;

/** A text in lines rather than paragraphs has its example in a line of its own further down. */
function isAnsweredBelow({ essay, structure }: Facts, paragraph: ParagraphRole): boolean {
  const next = structure[structure.indexOf(paragraph) + 1];
  if (next?.role !== 'body') return false;
  const text = essay.text.slice(next.start, next.end);
  return OPENS_CASE.test(text) || (next.sentences === 1 && hasExample(text));
}
