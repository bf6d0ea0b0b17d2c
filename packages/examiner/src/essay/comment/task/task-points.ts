import { MINIMUM_WORDS } from '../../bands/task-loss.ts';
import { OFF_TOPIC } from '../../guards/off-topic.ts';
import type { Both, QuestionPart } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, isClean, type Point, praise, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { kindOf } from '../measured/places.ts';
import { taskMeasured } from '../measured/task.ts';
import { argumentPoints } from './argument-points.ts';
import { figurePoints } from './figure-points.ts';
import { ideaFor, unusedIdeas } from './ideas.ts';
import { letterPoints } from './letter-points.ts';

/** What speaks for and against the answer to the task. */
export function taskPoints(facts: Facts): Point[] {
  const { request } = facts;
  const own =
    request.task === 2 ? argumentPoints(facts) : isLetter(request) ? letterPoints(facts) : figurePoints(facts);
  return [
    ...lengthPoints(facts),
    ...topicPoints(facts),
    ...facts.coverage.flatMap((part) => partPoint(facts, part)),
    ...own,
    ...inStrongText(facts),
  ];
}

/** In a text that is a 7 as a whole and not in this: of what is counted elsewhere only what cannot be missed. */
function inStrongText(facts: Facts): Point[] {
  const { overall, criteria } = facts.bands;
  if (overall.band < STRONG || criteria.tr.band >= STRONG) return [];
  return taskMeasured(facts)
    .map((one) => ({ ...one, weight: 1 + one.weight / 10 }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 1);
}
const STRONG = 7;

function lengthPoints(facts: Facts): Point[] {
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
      : kindOf(request) !== 'numbers'
        ? {
            zh: `用这 ${short} 词给每一步或每一处补上细节：在哪里，怎么做，变成了什么。`,
            en: `Use the ${short} words for details of each step or place: where, how, and what it becomes.`,
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

function topicPoints({ topic, essay, request }: Facts): Point[] {
  const first = essay.sentences[0];
  if (topic >= OFF_TOPIC || !first) return [];
  const asked = /[^.?!\n]+\?/.exec(request.prompt)?.[0].trim();
  return [
    weakness(
      6,
      '文章谈的似乎离题目较远。你在哪一句直接回答了题目？',
      'The essay seems to lie far from the question. Which sentence answers it directly?',
      quote(first),
      asked
        ? { zh: `开头就直接回答：${asked}`, en: `Answer this in the opening: ${asked}` }
        : { zh: '从第一句起就写题目里说的事。', en: 'Write about what the question names from the first sentence on.' },
    ),
  ];
}

/** What is right about a text that gives each side its paragraph. */
const SIDES: Record<string, Both> = {
  'advantages and disadvantages': {
    zh: '两面各有自己的段落，从这里转到另一面。',
    en: 'Each side has its own paragraph; here the text turns to the other.',
  },
  'both views': {
    zh: '两种看法各有自己的段落，从这里转到另一种。',
    en: 'Each view has its own paragraph; here the text turns to the other.',
  },
};

function partPoint(facts: Facts, part: QuestionPart): Point[] {
  const { bands, corrections } = facts;
  if (part.status === 'answered') {
    const { evidence } = part;
    // Only a position is worth praise by itself; that the other parts are touched is no merit.
    const side = SIDES[part.part];
    if (side && evidence && bands.criteria.tr.band >= 7 && isClean(corrections, evidence))
      return [praise(0.8, side.zh, side.en, evidence)];
    return part.part === 'your own position' &&
      evidence &&
      isClean(corrections, evidence) &&
      bands.criteria.tr.band >= 7
      ? [praise(1.2, part.comment.zh, part.comment.en, evidence)]
      : [];
  }
  const idea = ideaFor(facts, part);
  const better: Both = idea
    ? {
        zh: `如果还没写，可以用这个观点：${idea.idea.zh}。`,
        en: `If it is not there yet, an idea you could use: ${idea.idea.en}.`,
      }
    : {
        zh: '如果写了，就把它放到段首第一句；如果没写，补上一句。',
        en: 'If it is there, make it the first sentence of its paragraph; if not, add it.',
      };
  return [weakness(part.status === 'missing' ? 2.5 : 2.1, part.comment.zh, part.comment.en, undefined, better)];
}
