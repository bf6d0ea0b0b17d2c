import { MINIMUM_WORDS } from '../bands/task-loss.ts';
import { OFF_TOPIC } from '../guards/off-topic.ts';
import type { Both, QuestionPart } from '../report.ts';
import { argumentPoints } from './argument-points.ts';
import { type Facts, isClean, type Point, praise, weakness } from './facts.ts';
import { figurePoints } from './figure-points.ts';
import { letterPoints } from './letter-points.ts';
import { quote } from './quote.ts';

/** What speaks for and against the answer to the task. */
export function taskPoints(facts: Facts): Point[] {
  const { request } = facts;
  const letter = request.task === 1 && (request.material?.bullets || /\bletter\b/i.test(request.prompt));
  return [
    ...lengthPoints(facts),
    ...topicPoints(facts),
    ...facts.coverage.flatMap((part) => partPoint(facts, part)),
    ...(request.task === 2 ? argumentPoints(facts) : letter ? letterPoints(facts) : figurePoints(facts)),
  ];
}

function lengthPoints({ request: { task }, words, structure }: Facts): Point[] {
  const short = MINIMUM_WORDS[task] - words;
  const bodies = structure.filter((one) => one.role === 'body');
  const shortest = [...(bodies.length ? bodies : structure)].sort((a, b) => a.words - b.words)[0];
  if (short <= 0 || !shortest) return [];
  return [
    weakness(
      2 + short / 40,
      `全文 ${words} 词，比要求的 ${MINIMUM_WORDS[task]} 词少 ${short} 词。`,
      `${words} words in all: ${short} fewer than the ${MINIMUM_WORDS[task]} that are asked for.`,
      shortest.point,
      {
        zh: `先把最短的这一段（${shortest.words} 词）写完整，至少写够 ${MINIMUM_WORDS[task]} 词。`,
        en: `Begin with this paragraph, the shortest (${shortest.words} words), and reach ${MINIMUM_WORDS[task]}.`,
      },
    ),
  ];
}

function topicPoints({ topic, essay }: Facts): Point[] {
  const first = essay.sentences[0];
  if (topic >= OFF_TOPIC || !first) return [];
  return [
    weakness(
      6,
      '文中很少出现题目里的概念，像是在回答另一道题。',
      'Little of what the question names appears in the essay; it seems to answer another question.',
      quote(first),
      {
        zh: '对照题目重写这一句，让它直接回答题目问的事。',
        en: 'Rewrite this sentence so that it answers what the question asks.',
      },
    ),
  ];
}

function partPoint({ bands, corrections }: Facts, part: QuestionPart): Point[] {
  if (part.status === 'answered') {
    const { evidence } = part;
    // Only a position is worth praise by itself; that the other parts are touched is no merit.
    return part.part === 'your own position' &&
      evidence &&
      isClean(corrections, evidence) &&
      bands.criteria.tr.band >= 6
      ? [praise(1.2, part.comment.zh, part.comment.en, evidence)]
      : [];
  }
  const better: Both =
    part.status === 'missing'
      ? { zh: '在开头和结尾各用一句话补上。', en: 'Add one sentence on it to the opening and one to the ending.' }
      : {
          zh: '如果写了，就把它放到段首第一句；如果没写，补上一句。',
          en: 'If it is there, make it the first sentence of its paragraph; if not, add it.',
        };
  return [weakness(part.status === 'missing' ? 2.5 : 1.3, part.comment.zh, part.comment.en, undefined, better)];
}
