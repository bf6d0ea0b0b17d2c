import type { Sentence } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, inside, type Point, weakness } from '../facts.ts';
import { innerBodies } from '../parts/inner-bodies.ts';

/** Task 2: questions instead of claims, lists left open. */
export const openEnds = (facts: Facts): Point[] => {
  const asks = facts.request.prompt.toLowerCase();
  const own = innerBodies(facts)
    .flatMap((one) => inside(facts, one))
    .filter((one) => !facts.unwanted.includes(one) && !asks.includes(one.text.toLowerCase().trim()));
  return [...asked(own), ...leftOpen(own)];
};

const FEWEST = 5;
/** A question in the body asks where the writer was to answer. */
function asked(own: Sentence[]): Point[] {
  const one = own.find(({ text, words }) => /\?\W*$/.test(text) && words.length >= FEWEST && !/["“:]/.test(text));
  if (!one) return [];
  return [
    weakness(0.26, '正文里的这一句是问句。', 'This sentence of the body is a question.', quote(one), {
      zh: '7 分的文章在这里直接写出答案：把问句改成论点，再给出理由。',
      en: 'A 7 puts the answer in its place: the question turned into a claim, and the reason for it.',
    }),
  ];
}

const OPEN_LIST = /\b(etc|and so on|and so forth|and many more|and much more)\b/i;
function leftOpen(own: Sentence[]): Point[] {
  const one = own.find(({ text }) => OPEN_LIST.test(text));
  const word = one && OPEN_LIST.exec(one.text)?.[1];
  if (!one || !word) return [];
  return [
    weakness(
      0.22,
      `“${word}”没有说出后面还有什么。`,
      `"${word}" leaves it to the reader what else is meant.`,
      quote(one),
      {
        zh: `7 分的文章会去掉“${word}”，选一项，再用一句话说明它的作用。`,
        en: `A 7 leaves "${word}" out, takes one of the things named and gives it a sentence: what it does, and for whom.`,
      },
    ),
  ];
}
