import { countWords } from '../../text/essay-text.ts';
import { type Facts, isClean, type Point, praise } from '../facts.ts';
import { quote } from '../quote.ts';

const RANGE: [RegExp, string, string][] = [
  [/^\W*having \w+(?:ed|en|wn|ne|ght|lt)\b/i, '用分词结构开头', 'opens with a participle'],
  [
    /^\W*(?:not only|only when|rarely|seldom|never|hardly|no sooner) (?:does|do|did|has|have|is|are|was|were|can|will)\b/i,
    '用了倒装',
    'uses inversion',
  ],
  [
    /^\W*(?:although|whereas|if|unless|even if|even though)\b[^,]{8,},/i,
    '先让步或说条件，再下结论',
    'puts a concession or a condition before its main point',
  ],
  [/,\s(?:which|who|whose|where)\b/i, '用非限制性从句补充信息', 'adds information with a relative clause'],
  [
    /\b(?:of which|in which|to which|with whom|for which|on which)\b/i,
    '用了介词加关系代词',
    'uses a relative pronoun after a preposition',
  ],
];

/** Something real in the sentence, named; and a sentence in which nothing was corrected. */
export function rangePraise({ essay, corrections }: Facts): Point[] {
  for (const [pattern, zh, en] of RANGE) {
    const good = essay.sentences.find((one) => {
      const words = countWords(one.text);
      return pattern.test(one.text) && words >= 10 && words <= 38 && isClean(corrections, one);
    });
    if (good) return [praise(1.4, `这一句${zh}。`, `This sentence ${en}.`, quote(good))];
  }
  return [];
}
