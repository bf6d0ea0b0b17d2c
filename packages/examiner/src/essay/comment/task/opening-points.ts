import type { Both } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { modelEssay, paragraphsOf } from '../model-essay.ts';
import { isInLines } from '../parts/paragraph-kinds.ts';
import { JUDGES, PART_KINDS, POSITION } from '../parts/part-kinds.ts';
import { announcement } from '../parts/unwanted.ts';

/** Task 2: does the opening answer? That "several reasons" are not named yet is nothing: the body does so. */
export const openingPoints = (facts: Facts): Point[] => announcing(facts);

/** What an announcement may already give away, or a neighbour have said. */
const ANSWERS =
  /\b(?:why|how|sup+ort|for reasons|agree\w*|disagree\w*|because|that|former|latter|stand\w*|unproductive|danger\w*|argue)\b/i;
const OTHERS =
  /^\W*(?:some|many|most|others?|several|people|it is (?:\w+ )?(?:argued|said|believed|thought|claimed|considered))\b/i;

/** An opening that promises to discuss and does not answer, neither here nor beside it. */
function announcing(facts: Facts): Point[] {
  const { criteria, overall } = facts.bands;
  const said = criteria.tr.band < 7 && overall.band < 7 ? announcement(facts) : undefined;
  if (!said || ANSWERS.test(said.text) || isInLines(facts)) return [];
  const beside = facts.essay.sentences.filter((one) => one.paragraph <= 1 && one !== said);
  const opening = beside.filter((one) => one.paragraph === 0);
  if (beside.some((one) => POSITION.test(one.text) && one.paragraph === 0)) return [];
  if (opening.some((one) => JUDGES.test(one.text) && !OTHERS.test(one.text))) return [];
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
    return kinds.includes('causes')
      ? { zh: '主要原因，以及是好是坏', en: 'the main cause, and whether it is good or bad' }
      : { zh: '是好是坏，以及最主要的理由', en: 'whether it is good or bad, and the main reason' };
  if (kinds.includes('causes'))
    return kinds.includes('solutions')
      ? { zh: '主要原因和主要办法', en: 'the main cause and the main remedy' }
      : { zh: '主要原因，以及对另一问的回答', en: 'the main cause, and your answer to the other question' };
  if (kinds.includes('effects') && kinds.includes('solutions'))
    return { zh: '最大的问题和最主要的办法', en: 'the main problem and the main remedy' };
  return { zh: '最主要的一点', en: 'the most important point' };
}
