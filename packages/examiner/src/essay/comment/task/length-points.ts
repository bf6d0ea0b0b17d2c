import { MINIMUM_WORDS } from '../../bands/task-loss.ts';
import type { Both } from '../../report.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { hasStages, kindOf } from '../places.ts';
import { unusedIdeas } from './ideas.ts';

/** How many words are missing, and what they are for. */
export function lengthPoints(facts: Facts): Point[] {
  const { request, words, structure } = facts;
  const short = MINIMUM_WORDS[request.task] - words;
  if (short < FEW) return [];
  const body = structure.find((one) => one.role === 'body') ?? structure[0]!;
  return [
    weakness(
      2 + short / 40,
      `全文 ${words} 词，比要求的 ${MINIMUM_WORDS[request.task]} 词少 ${short} 词。`,
      `${words} words in all: ${short} fewer than the ${MINIMUM_WORDS[request.task]} that are asked for.`,
      body.point,
      moreWords(facts, short),
    ),
  ];
}

/** So few words more change nothing: they are not worth a remark. */
const FEW = 10;

/** Ideas that serve an essay whatever side its writer is on. */
const NO_STANCE = /^(?:causes|reasons|solutions|measures|problems|effects|advantages|disadvantages|why)/i;

/** What the missing words are for: what was not found, and only then more of the same. */
function moreWords(facts: Facts, short: number): Both {
  const { request, keyFeatures, coverage } = facts;
  const feature = keyFeatures.find((one) => !one.found);
  if (feature)
    return {
      zh: `用这 ${short} 词写还没有写到的内容，例如：${feature.text.zh}`,
      en: `Use the ${short} words for what is not in it yet, for example: ${feature.text.en}`,
    };
  if (coverage.some((one) => one.status !== 'answered'))
    return {
      zh: `先用这 ${short} 词回答题目里还没找到答案的那一问。`,
      en: `Use the ${short} words first for the part of the question to which no answer was found.`,
    };
  const idea = unusedIdeas(facts).find((one) => NO_STANCE.test(one.side));
  if (idea)
    return {
      zh: `用这 ${short} 词加一个论点。可以考虑：${idea.idea.zh}。`,
      en: `Use the ${short} words for one more point. An idea to consider: ${idea.idea.en}.`,
    };
  return request.task === 1
    ? isLetter(request)
      ? {
          zh: `用这 ${short} 词给每个要点补上细节：时间、地点、数量。`,
          en: `Use the ${short} words for details of each point: when, where, how many.`,
        }
      : kindOf(request) === 'map' || hasStages(request)
        ? {
            zh: `用这 ${short} 词给每一步或每一处补上细节：在哪里，怎么做，变成了什么。`,
            en: `Use the ${short} words for details of each step or place: where, how, and what it becomes.`,
          }
        : kindOf(request) === 'process'
          ? {
              zh: `用这 ${short} 词补上图中还没写到的细节和不同之处。`,
              en: `Use the ${short} words for what the picture shows and the text does not yet say: details and differences.`,
            }
          : {
              zh: `用这 ${short} 词补上比较：哪个最高，哪个最低，差多少。`,
              en: `Use the ${short} words for comparisons: which is highest, which is lowest, and by how much.`,
            }
    : {
        zh: `用这 ${short} 词给每个论点补上理由和例子。`,
        en: `Use the ${short} words to give each point its reason and its example.`,
      };
}
