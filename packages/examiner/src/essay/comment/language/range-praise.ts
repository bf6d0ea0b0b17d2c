import { countWords } from '../../text/essay-text.ts';
import { quote } from '../../text/quote.ts';
import { type Facts, isClean, type Point, praise } from '../facts.ts';

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

/** Something real in a sentence, named. The shortest such sentence: it has least room for a slip nobody found. */
export function rangePraise({ essay, corrections }: Facts): Point[] {
  const found = RANGE.flatMap(([pattern, zh, en]) =>
    essay.sentences
      .filter((one) => pattern.test(one.text) && isClean(corrections, one))
      .map((one) => ({ one, zh, en, words: countWords(one.text) })),
  )
    .filter(({ words }) => words >= 9 && words <= 30)
    .sort((a, b) => a.words - b.words)[0];
  return found ? [praise(1.4, `这一句${found.zh}。`, `This sentence ${found.en}.`, quote(found.one))] : [];
}
