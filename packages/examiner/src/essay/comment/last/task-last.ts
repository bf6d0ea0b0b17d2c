import { STOP_WORDS } from '../../features/word-groups.ts';
import { quote, quoteAt } from '../../text/quote.ts';
import { longestFromQuestion } from '../counted/own-words.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { bodies } from '../places.ts';
import { casesLast } from './cases-last.ts';
import { essayLast } from './essay-last.ts';
import { letterDetails } from './letter-details.ts';
import { reportLast } from './report-last.ts';
import { wholeLast } from './whole-last.ts';

const LIGHT = 0.1;

export const taskLast = (facts: Facts): Point[] => {
  if (facts.request.task === 2)
    return [
      ...casesLast(facts),
      ...wordsOfQuestion(facts),
      ...sharedWords(facts),
      ...shortEnding(facts),
      ...essayLast(facts),
    ];
  if (isLetter(facts.request)) return letterDetails(facts);
  return [...reportLast(facts), ...wholeLast(facts), ...wordsOfQuestion(facts), ...sharedWords(facts)];
};

const RUN = 6;
const WEIGHTY = 3;

/** Some words of the question in a row, fewer than those which are a fault by themselves. */
function wordsOfQuestion(facts: Facts): Point[] {
  const run = longestFromQuestion(facts);
  // "Second-hand" is one word to whoever counts.
  const words = run.length ? facts.essay.text.slice(run[0]!.start, run.at(-1)!.end).split(/\s+/).length : 0;
  // "To a rural region in 1994 and": a place and its years have no other name.
  const weighty = run.filter(({ lower }) => /^[a-z]{4,}$/.test(lower) && !STOP_WORDS.has(lower));
  if (words < RUN || weighty.length < WEIGHTY) return [];
  return [
    weakness(
      LIGHT,
      `开头至少有连续 ${words} 个词和题目一样。`,
      `In the opening at least ${words} words in a row are those of the question.`,
      quoteAt(facts.essay, { start: run[0]!.start, end: run.at(-1)!.end }),
      {
        zh: '7 分的文章用自己的话引出题目：换词，或者换一种句子结构。',
        en: 'A 7 puts the question into words of its own: other words, or the same in another kind of sentence.',
      },
    ),
  ];
}

/** Fewer are rather the things the question is about, which have no other name. */
const LEAST_SHARED = 5;
/** The sentences that stand in every question, and its words for what to do. */
const INSTRUCTIONS =
  /(?:give reasons|include any|write at least|write about|summari[sz]e the|write a report|you should spend)[^.?!]*[.?!]?|\b(?:extent|agree|disagree|discuss|opinions?|views?|them|some|others?|believe|think)\b/g;
const MOSTLY = 0.65;
const MOST_SHARED = 5;

/** One sentence of the opening, two thirds of whose words of weight stand in the question, and which they are. */
function sharedWords({ essay, request, unwanted }: Facts): Point[] {
  const asked = new Set(
    request.prompt
      .toLowerCase()
      .replaceAll(INSTRUCTIONS, ' ')
      .match(/[a-z]+/g),
  );
  const isWeighty = (lower: string) => /^[a-z]{4,}$/.test(lower) && !STOP_WORDS.has(lower);
  for (const one of essay.sentences.filter(({ paragraph }) => paragraph === 0)) {
    const weighty = [...new Set(one.words.map(({ lower }) => lower).filter(isWeighty))];
    const shared = weighty.filter((word) => asked.has(word));
    if (shared.length < LEAST_SHARED || shared.length < MOSTLY * weighty.length || unwanted.includes(one)) continue;
    const named = shared.slice(0, MOST_SHARED);
    return [
      weakness(
        LIGHT,
        `这一句至少有 ${shared.length} 个词是题目里的：${named.join('、')}${shared.length > named.length ? ' 等' : ''}。`,
        `At least ${shared.length} words of this sentence stand in the question too: ${named.map((word) => `"${word}"`).join(', ')}${shared.length > named.length ? ' and more' : ''}.`,
        quote(one),
        {
          zh: '7 分的文章只留下换不掉的词，其余的换成自己的说法。',
          en: 'A 7 keeps only those for which there is no other word and puts the rest in its own way.',
        },
      ),
    ];
  }
  return [];
}

const FEW = 30;
const CONCLUDES = /^\W*(?:in conclusion|to conclude|to sum up|in summary|all in all|overall|in short)\b/i;
const HAS_REASON = /\b(?:because|since|as|due|owing|so|for|which|who|that)\b|[.!?]\S/i;

/** The ending in one sentence of few words that holds no reason. */
function shortEnding(facts: Facts): Point[] {
  const last = facts.structure.at(-1);
  if (last?.role !== 'closing' || last.words >= FEW || bodies(facts).length < 2) return [];
  const [only, second] = inside(facts, last);
  if (!only || second || !CONCLUDES.test(only.text) || HAS_REASON.test(only.text)) return [];
  return [
    weakness(LIGHT, '结尾只有这一句话。', 'The ending is this one sentence.', quote(only), {
      zh: '7 分的文章会在结尾再说一次自己的答案，并点出最重要的那个理由。',
      en: 'A 7 ends with its answer once more and the reason that weighs most.',
    }),
  ];
}
