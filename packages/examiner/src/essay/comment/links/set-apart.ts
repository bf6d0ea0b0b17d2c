import type { Sentence } from '../../text/essay-text.ts';
import { quoteAt } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';
import { isLetter } from '../letter.ts';
import { bodySentences, kindOf } from '../places.ts';
import { COMPARING } from '../signals.ts';

/** Words that join two figures in one sentence, or set one against the other. */
const JOINS =
  /\b(?:while|whilst|whereas|but|than|however|although|though|contrast|compar\w*|unlike|opposite|contrary|hand|despite|yet|instead|likewise|similar\w*|as (?:well|much|many|high|low|large) as|same|both|conversely|meanwhile)\b/i;

/** The second goes on about the first. */
const GOES_ON =
  /^\W*(?:its?|they|their|this|these|he|she|then|after|and|so|nevertheless|as for|in other words|for example)\b/i;

const LEAST = 4;
/** Among so many one is no more than an exception. */
const MANY = 6;

/** Task 1: figure stands beside figure, and no word sets one against another. */
export function nothingSetApart(facts: Facts): Point[] {
  const { request, essay } = facts;
  if (request.task === 2 || isLetter(request) || kindOf(request) !== 'numbers') return [];
  const all = bodySentences(facts);
  const joined = all.filter((one) => JOINS.test(one.text));
  const isBare = (one: Sentence) => /\d/.test(one.text.replace(/\b(?:19|20)\d\d\b/g, '')) && !joined.includes(one);
  const at = all.findIndex((one, i) => {
    const next = all[i + 1];
    return (
      next?.paragraph === one.paragraph &&
      isBare(one) &&
      isBare(next) &&
      !COMPARING.test(next.text) &&
      !GOES_ON.test(next.text)
    );
  });
  if (at < 0) return [];
  const pair = quoteAt(essay, { start: all[at]!.start, end: all[at + 1]!.end });
  const better = {
    zh: '7 分的报告会在这样的地方把两句接起来：…, while …，或 …, after which …。',
    en: 'A 7 ties two such sentences together: "…, while …", or "…, after which …".',
  };
  if (all.length < LEAST || joined.length > (all.length >= MANY ? 1 : 0)) return [];
  return [
    weakness(
      0.225,
      `写细节的句子里${joined.length ? '只有一句' : '没有一句'}用了 while、whereas、but、than 一类的词来对照两个数据；这里就是接连的两句。`,
      `${joined.length ? 'Only one' : 'None'} of the sentences of detail has a word like "while", "whereas", "but" or "than" that sets one thing against another; here are two without.`,
      pair,
      better,
    ),
  ];
}
