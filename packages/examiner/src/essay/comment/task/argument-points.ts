import type { Both, ParagraphRole } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { modelEssay, paragraphsOf } from '../model-essay.ts';
import { hasExample } from '../signals.ts';
import { developed, examplePraise, latePosition } from './argument-praise.ts';
import { isEnding, isInLines } from './paragraph-kinds.ts';
import { ANNOUNCES, PART_KINDS, POSITION } from './part-kinds.ts';
import { announcement } from './unwanted.ts';

/** Task 2: are the points named, supported and developed? */
export function argumentPoints(facts: Facts): Point[] {
  const bodies = facts.structure.filter((one) => one.role === 'body');
  return [
    ...examplePraise(facts, bodies),
    ...bareParagraph(facts, bodies),
    ...announcing(facts),
    ...unnamed(facts),
    ...latePosition(facts),
    ...developed(facts, bodies),
  ];
}

/** "When the parents are at work, the grandparents …": a case worked out is an example without its label. */
const WORKED = /(?:^|[.,] )(?:when|imagine|suppose|take|think of)\b/i;
/** A concession needs no case of its own. */
const CONCEDES =
  /^\W*(?:on the other hand,? )?(?:admittedly|of course|it is true|granted|however|in my (?:own )?(?:view|opinion)|from my (?:own )?(?:point of view|perspective|side)|personally|as for me|i |to conclude|some people|opponents|critics|nevertheless)/i;

function bareParagraph(facts: Facts, bodies: ParagraphRole[]): Point[] {
  if (facts.bands.criteria.tr.band >= 7 || facts.bands.overall.band >= 7) return [];
  if (isInLines(facts)) return [];
  const bare = bodies.find(
    (one) =>
      claimsIn(facts, one).length >= 2 &&
      !isAnsweredBelow(facts, one) &&
      !isEnding(facts, one) &&
      !CONCEDES.test(one.point.text) &&
      !WORKED.test(facts.essay.text.slice(one.start, one.end)) &&
      !hasExample(facts.essay.text.slice(one.start, one.end)),
  );
  if (!bare) return [];
  const at = facts.structure.indexOf(bare) + 1;
  const claims = claimsIn(facts, bare);
  const claim = claims.find((one) => !ANNOUNCES.test(one.text)) ?? claims[0]!;
  return [
    weakness(
      1.9,
      `第 ${at} 段没有看到例子：没有“for example”或“such as”，也没有名字和数字。`,
      `No example was seen in paragraph ${at}: no "for example" or "such as", no name and no number.`,
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

/** A text in lines rather than paragraphs has its example in a line of its own further down. */
function isAnsweredBelow({ essay, structure }: Facts, paragraph: ParagraphRole): boolean {
  const next = structure[structure.indexOf(paragraph) + 1];
  return next?.role === 'body' && next.sentences === 1 && hasExample(essay.text.slice(next.start, next.end));
}

/** An opening that promises to discuss and does not answer. */
function announcing(facts: Facts): Point[] {
  const { criteria, overall } = facts.bands;
  const said = criteria.tr.band < 7 && overall.band < 7 ? announcement(facts) : undefined;
  if (!said) return [];
  const model = modelEssay(facts);
  // A model that only leads up to its answer does not show what is asked for here.
  const theirs = model && paragraphsOf(model, 'introduction').find((one) => POSITION.test(one));
  return [
    weakness(
      1.7,
      '开头的这一句只说要写什么，没有给出答案。',
      'This sentence of the opening says that an answer will come and does not give it.',
      quote(said),
      theirs
        ? {
            zh: `7 分的开头就给出答案。${model.band} 分范文的开头：${theirs}`,
            en: `A 7 answers here already. The band ${model.band} essay opens: "${theirs}"`,
          }
        : {
            zh: `7 分的开头就用一句话给出答案：${answerOf(facts).zh}。`,
            en: `A 7 answers here already, in one sentence: ${answerOf(facts).en}.`,
          },
    ),
  ];
}

/** What a first answer in one sentence would be, by what is asked. */
function answerOf({ request }: Facts): Both {
  const kinds = PART_KINDS.filter(({ asks }) => asks.test(request.prompt)).map(({ id }) => id);
  if (kinds.includes('position')) return { zh: '你的立场', en: 'your position' };
  if (kinds.includes('sides'))
    return { zh: '最大的好处和最大的坏处', en: 'the main advantage and the main disadvantage' };
  if (kinds.includes('judgement'))
    return { zh: '主要原因，以及是好是坏', en: 'the main cause, and whether it is good or bad' };
  if (kinds.includes('causes'))
    return kinds.includes('solutions')
      ? { zh: '主要原因和主要办法', en: 'the main cause and the main remedy' }
      : { zh: '主要原因，以及对另一问的回答', en: 'the main cause, and your answer to the other question' };
  if (kinds.includes('effects') && kinds.includes('solutions'))
    return { zh: '最大的问题和最主要的办法', en: 'the main problem and the main remedy' };
  return { zh: '最主要的一点', en: 'the most important point' };
}

const UNNAMED =
  /\b(?:many|some|several|a lot of|lots of|various) (?:\w+ )?(benefits|advantages|disadvantages|drawbacks|problems|reasons|solutions|ways|effects|things|ideas)\b(?![^.]*(?::|such as|like |for example|including))/i;
/** "Many benefits": which? */
function unnamed(facts: Facts): Point[] {
  if (facts.bands.criteria.tr.band >= 7) return [];
  const outer = facts.structure.filter((one) => one.role === 'opening' || one.role === 'closing');
  const said = outer
    .flatMap((one) => inside(facts, one))
    .find((one) => UNNAMED.test(one.text) && !facts.unwanted.includes(one));
  const words = said && UNNAMED.exec(said.text)?.[0];
  if (!said || !words) return [];
  return [
    weakness(
      1.3,
      `“${words}”是哪些？这一句没有说出来。`,
      `"${words}": which ones? The sentence does not name them.`,
      quote(said),
      {
        zh: '7 分的文章会在这里点出最重要的一两个。',
        en: 'A 7 would name the one or two that matter most here.',
      },
    ),
  ];
}
