import { STOP_WORDS } from '../features/word-groups.ts';
import { stem } from '../relevance.ts';
import type { Sentence } from '../text/essay-text.ts';
import { type Facts, isClean, type Point, praise, weakness } from './facts.ts';
import { quote } from './quote.ts';

/** How one sentence is tied to the next. */
export const linkPoints = (facts: Facts): Point[] => [
  ...loosePoints(facts),
  ...mostUsed(facts),
  ...farthest(facts),
  ...linkPraise(facts),
];

const JOINS =
  /\b(?:it|its|they|them|their|this|these|that|those|such|he|she|his|her|former|latter|neither|either|another|other|both|also|however|therefore|thus|for example|for instance|in contrast|by contrast|moreover|as a result|on the other hand|similarly|but|and|so|because|although|while|whereas|overall|finally|first\w*|second\w*|third\w*|in conclusion|on the one hand|one|in general|generally|these days|nowadays|then|after|later|besides|in addition|instead|even so|by \d|in \d)\b/i;

const contents = (sentence: Sentence) =>
  new Set(
    sentence.words
      .map(({ lower }) => lower)
      .filter((word) => word.length > 3 && !STOP_WORDS.has(word))
      .map(stem),
  );
export const picksUp = (one: Sentence, before: Sentence) => {
  const earlier = contents(before);
  return [...contents(one)].some((word) => earlier.has(word)) || JOINS.test(one.text);
};

/** A sentence that takes up no word of the one before and points back to nothing. Asked, not claimed. */
function loosePoints({ essay, tools }: Facts): Point[] {
  const loose = essay.sentences.find((one, i) => {
    const before = essay.sentences[i - 1];
    if (!before || before.paragraph !== one.paragraph || one.words.length < 6 || picksUp(one, before)) return false;
    return tools.vectors.similar(tools.vectors.of(one.text), tools.vectors.of(before.text)) < 0.3;
  });
  if (!loose) return [];
  return [
    weakness(
      1.2,
      '这一句和上一句没有共同的词，也没有指代或连接词。',
      'This sentence shares no word with the one before and has no link or pointing word.',
      quote(loose),
      {
        zh: '它和上一句是什么关系？用一个词说出来，或重复上一句的关键名词。',
        en: 'How does it follow from the one before? Say it with one word, or repeat the key noun.',
      },
    ),
  ];
}

/** The neighbours with least in common: a question that can be asked of any text, where nothing else is to say. */
function farthest({ essay, tools }: Facts): Point[] {
  const pairs = essay.sentences.flatMap((one, i) => {
    const before = essay.sentences[i - 1];
    if (!before || before.paragraph !== one.paragraph || one.words.length < 5) return [];
    return [{ one, near: tools.vectors.similar(tools.vectors.of(one.text), tools.vectors.of(before.text)) }];
  });
  const [far] = pairs.sort((a, b) => a.near - b.near);
  if (!far) return [];
  return [
    weakness(
      0.3,
      '这一句怎样接上一句？全文相邻的两句里，这两句的用词最不相关。',
      'How does this sentence follow from the one before? Of all neighbours, the words of these two have least to do with each other.',
      quote(far.one),
      {
        zh: '先用半句话说明它和上一句的关系：是原因、对比还是例子？',
        en: 'Say in half a clause how it follows: as a cause, a contrast or an example?',
      },
    ),
  ];
}

const KINDS = {
  contrast:
    /\b(?:whereas|while|although|however|by contrast|in contrast|on the other hand|nevertheless|yet|even so)\b/i,
  cause: /\b(?:as a result|therefore|because|consequently|thus|so that|since|which means)\b/i,
  example: /\b(?:for example|for instance|such as|namely)\b/i,
  adding: /\b(?:moreover|furthermore|in addition|besides|not only|also|similarly)\b/i,
};

/** Links of three kinds, each shown, from sentences in which nothing was corrected. */
function linkPraise({ essay, corrections, bands }: Facts): Point[] {
  if (bands.criteria.cc.band < 6) return [];
  const clean = essay.sentences.filter((one) => isClean(corrections, one));
  const used = Object.values(KINDS).flatMap((pattern) => {
    const one = clean.find((sentence) => pattern.test(sentence.text));
    return one ? [{ one, word: pattern.exec(one.text)![0].toLowerCase() }] : [];
  });
  if (used.length < 3) return [];
  const words = used.map(({ word }) => word);
  return [
    praise(
      0.9,
      `不同的关系用了不同的连接：${words.join('、')}。`,
      `Different relations have different links: ${words.map((word) => `"${word}"`).join(', ')}.`,
      quote(used[0]!.one),
    ),
  ];
}

const BASIC = /\b(also|but|so|and then|because|then|besides|moreover|furthermore|in addition|however|therefore)\b/gi;

/** The link an essay leans on most, by count. */
function mostUsed({ essay }: Facts): Point[] {
  const counts = new Map<string, number>();
  for (const [found] of essay.text.matchAll(BASIC))
    counts.set(found.toLowerCase(), (counts.get(found.toLowerCase()) ?? 0) + 1);
  const [top, next] = [...counts].sort((a, b) => b[1] - a[1]);
  const [word, times] = top ?? [];
  if (!word || !times || times < 3 || times === next?.[1]) {
    const second = essay.sentences.find(
      (one, i) =>
        i > 1 && one.paragraph === essay.sentences[i - 1]!.paragraph && !picksUp(one, essay.sentences[i - 1]!),
    );
    return second
      ? [
          weakness(
            0.5,
            '这一句没有用指代或连接词接上一句，也没有共同的词。',
            'No pointing word, link or shared word ties this sentence to the one before.',
            quote(second),
            {
              zh: '用 this 加一个概括上文的名词开头。',
              en: 'Open it with "this" and a noun that sums up what came before.',
            },
          ),
        ]
      : [];
  }
  const sentence =
    essay.sentences.filter((one) => new RegExp(`\\b${word}\\b`, 'i').test(one.text))[1] ?? essay.sentences[0]!;
  return [
    weakness(
      0.8,
      `“${word}”用了 ${times} 次，是全文用得最多的连接。`,
      `"${word}" is used ${times} times, more than any other link.`,
      quote(sentence),
      {
        zh: `其中一处换个说法：用 which 从句，或用 this 加名词来连接。`,
        en: `Put one of them another way: with a which-clause, or with "this" and a noun.`,
      },
    ),
  ];
}
