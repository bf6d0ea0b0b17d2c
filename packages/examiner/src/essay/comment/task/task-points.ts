import { OFF_TOPIC } from '../../guards/off-topic.ts';
import type { Both, QuestionPart } from '../../report.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, isClean, type Point, praise, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { taskMeasured } from '../measured/task.ts';
import { argumentPoints } from './argument-points.ts';
import { figurePoints } from './figure-points.ts';
import { ideaFor } from './ideas.ts';
import { lengthPoints } from './length-points.ts';
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
