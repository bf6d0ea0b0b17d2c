import { STOP_WORDS } from '../features/word-groups.ts';
import { stem } from '../relevance.ts';
import type { Sentence } from '../text/essay-text.ts';
import { type Facts, isClean, type Point, praise, weakness } from './facts.ts';
import { quote } from './quote.ts';
import { count } from './task-points.ts';

const SIMPLE_OPENERS = /^\W*(and|but|so|because)\b/i;
const LINKER =
  /^\W*(firstly|secondly|thirdly|moreover|furthermore|in addition|besides|additionally|finally|also|then|however|first|second|lastly|next|after that)\b/i;
const POINTING = /^\W*(?:this|these|such) [a-z]{4,}\b/i;
const JOINS =
  /\b(?:it|its|they|them|their|this|these|that|those|such|he|she|his|her|former|latter|neither|either|another|other|both|also|however|therefore|thus|for example|for instance|in contrast|by contrast|moreover|as a result|on the other hand|similarly|but|and|so|because|although|while|whereas|overall|finally|first\w*|second\w*|third\w*|in conclusion|on the one hand|one|in general|generally|these days|nowadays|then|after|later|besides|in addition|instead|even so|by \d|in \d)\b/i;

export function cohesionPoints(facts: Facts): Point[] {
  const { essay, corrections } = facts;
  const pointing = essay.sentences.find(
    (one, i) =>
      i > 0 &&
      POINTING.test(one.text) &&
      one.words.length > 7 &&
      isClean(corrections, one) &&
      picksUp(one, essay.sentences[i - 1]!),
  );
  return [
    ...paragraphPoints(facts),
    ...openerPoints(facts),
    ...loosePoints(facts),
    ...linkPoints(facts),
    ...farthest(facts),
    ...linkPraise(facts),
    ...(pointing
      ? [
          praise(
            1,
            `“${pointing.text.split(/\s+/).slice(0, 2).join(' ')}”把上一句的意思接了下来。`,
            `"${pointing.text.split(/\s+/).slice(0, 2).join(' ')}" carries on what the sentence before said.`,
            quote(pointing),
          ),
        ]
      : []),
  ];
}

function paragraphPoints({ structure, essay }: Facts): Point[] {
  const n = structure.length;
  const first = structure[0]!;
  if (n === 1 && essay.sentences.length > 1)
    return [
      weakness(3, '全文没有分段。', 'The whole text is one block without paragraphs.', first.point, {
        zh: '开头、每个要点、结尾各成一段；从这一句之后断开。',
        en: 'Give the opening, each point and the ending a paragraph; make the first break after this sentence.',
      }),
    ];
  if (n === 2)
    return [
      weakness(2.2, '全文只有两段。', 'There are only two paragraphs.', structure[1]!.point, {
        zh: '第二段里换到新要点的地方另起一段。',
        en: 'In the second paragraph, begin a new one where the next point starts.',
      }),
    ];
  const longest = [...structure].sort((a, b) => b.words - a.words)[0]!;
  const single = structure.filter((one) => one.role === 'body' && one.sentences === 1);
  return [
    ...(single.length
      ? [
          weakness(
            1.6,
            `有 ${single.length} 个正文段只有一句话。`,
            `${count(single.length, 'body paragraph')} ${single.length === 1 ? 'has' : 'have'} only one sentence.`,
            single[0]!.point,
            {
              zh: '把它并入前后讲同一点的段落，或补上理由和例子。',
              en: 'Join it to the paragraph on the same point, or add its reason and example.',
            },
          ),
        ]
      : []),
    ...(longest.words > 0.5 * essay.words.length && longest.words > 110
      ? [
          weakness(
            1.5,
            `一段就占了全文一半以上（${longest.words} 词）。`,
            `One paragraph holds more than half of the text (${longest.words} words).`,
            longest.point,
            {
              zh: '在换到下一个要点的句子前断成两段。',
              en: 'Break it before the sentence that goes on to the next point.',
            },
          ),
        ]
      : []),
  ];
}

function openerPoints({ essay }: Facts): Point[] {
  const linked = essay.sentences.filter((one) => LINKER.test(one.text));
  const simple = essay.sentences.filter((one) => SIMPLE_OPENERS.test(one.text));
  const same = sameOpening(essay.sentences);
  const word = (one: Sentence, pattern: RegExp) => pattern.exec(one.text)?.[1] ?? '';
  return [
    ...(linked.length >= 4 && linked.length / essay.sentences.length > 0.25
      ? [
          weakness(
            1.5,
            `${essay.sentences.length} 句里有 ${linked.length} 句以连接词开头（${list(linked, LINKER)}），显得机械。`,
            `${linked.length} of ${essay.sentences.length} sentences open with a linking word (${list(linked, LINKER)}), which sounds mechanical.`,
            quote(linked[1]!),
            {
              zh: `删掉这里的 ${word(linked[1]!, LINKER)}，用 this 或 such 加一个名词接上一句。`,
              en: `Drop "${word(linked[1]!, LINKER)}" here and carry on with "this" or "such" and a noun.`,
            },
          ),
        ]
      : []),
    ...(simple.length >= 2
      ? [
          weakness(
            1 + 0.15 * simple.length,
            `有 ${simple.length} 句以 ${list(simple, SIMPLE_OPENERS)} 开头。`,
            `${simple.length} sentences begin with ${list(simple, SIMPLE_OPENERS)}.`,
            quote(simple[0]!),
            {
              zh: `把这一句并入上一句，去掉句首的 ${word(simple[0]!, SIMPLE_OPENERS)}。`,
              en: `Join this sentence to the one before and lose "${word(simple[0]!, SIMPLE_OPENERS)}" at its start.`,
            },
          ),
        ]
      : []),
    ...(same
      ? [
          weakness(
            1.1,
            `有 ${same.sentences.length} 句都以“${same.word}”开头。`,
            `${same.sentences.length} sentences begin with "${same.word}".`,
            quote(same.sentences[1]!),
            {
              zh: '把时间、地点或从句放到这一句前面。',
              en: 'Put the time, the place or a clause before it in this one.',
            },
          ),
        ]
      : []),
  ];
}

const list = (sentences: Sentence[], pattern: RegExp) =>
  [...new Set(sentences.map((one) => capital(pattern.exec(one.text)![1]!)))].slice(0, 4).join(', ');
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1).toLowerCase();

function sameOpening(sentences: Sentence[]): { word: string; sentences: Sentence[] } | null {
  const by = new Map<string, Sentence[]>();
  for (const one of sentences) {
    const word = one.words[0]?.lower;
    if (word && word !== 'the' && word !== 'in') by.set(word, [...(by.get(word) ?? []), one]);
  }
  const [word, list] = [...by].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  return word && list && list.length >= 3 && list.length / sentences.length >= 0.2
    ? { word: capital(word), sentences: list }
    : null;
}

const contents = (sentence: Sentence) =>
  new Set(
    sentence.words
      .map(({ lower }) => lower)
      .filter((word) => word.length > 3 && !STOP_WORDS.has(word))
      .map(stem),
  );
const picksUp = (one: Sentence, before: Sentence) => {
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
function linkPoints({ essay }: Facts): Point[] {
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
