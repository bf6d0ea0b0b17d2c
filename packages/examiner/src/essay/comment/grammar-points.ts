import type { ErrorKind } from '../errors/hint.ts';
import type { Both, Correction } from '../report.ts';
import type { Sentence } from '../text/essay-text.ts';
import { KIND_NAMES } from './explain.ts';
import { type Facts, isClean, type Point, praise, weakness } from './facts.ts';
import { quote, quoteAround, quoteAt } from './quote.ts';

const COMPLEX =
  /\b(?:which|who|whose|whom|where|how|why|what|although|though|because|if|unless|while|whereas|since|when|whether|until|once|after|before|so that|that|as)\b/i;
const GRAMMAR: ReadonlySet<ErrorKind> = new Set([
  'agreement',
  'verb',
  'number',
  'article',
  'comparison',
  'linking',
  'punctuation',
  'capital',
]);

export function grammarPoints(facts: Facts): Point[] {
  const { essay, corrections, features, bands } = facts;
  const slips = corrections.filter((one) => GRAMMAR.has(one.kind) && one.certain);
  const longest = [...essay.sentences].sort((a, b) => b.words.length - a.words.length)[0];
  return [
    ...kindPoints(facts, slips),
    ...sharePoints(facts),
    ...simplePoints(facts),
    ...(longest && longest.words.length > 45
      ? [
          weakness(
            1.8,
            `这一句长达 ${longest.words.length} 词。`,
            `This sentence runs to ${longest.words.length} words.`,
            quote(longest),
            {
              zh: '在第二个主语前断开，写成两句。',
              en: 'Break it before its second subject and make two sentences of it.',
            },
          ),
        ]
      : []),
    ...(features.word_the! + features.word_a! < 0.022 && essay.words.length > 60
      ? [
          weakness(
            3,
            `全文 ${essay.words.length} 词里几乎没有冠词（a、an、the）。`,
            `Next to no articles (a, an, the) in ${essay.words.length} words.`,
            quote(essay.sentences[0]!),
            {
              zh: '逐个检查这一句里的单数可数名词，前面补上冠词。',
              en: 'Check each singular noun of this sentence that can be counted, and give it its article.',
            },
          ),
        ]
      : []),
    ...(bands.criteria.gra.band >= 6 ? rangePraise(facts) : []),
  ];
}

/** The most frequent kind of slip first: that is what to practise. */
function kindPoints({ essay }: Facts, slips: Correction[]): Point[] {
  const byKind = new Map<ErrorKind, Correction[]>();
  for (const slip of slips) byKind.set(slip.kind, [...(byKind.get(slip.kind) ?? []), slip]);
  return [...byKind]
    .sort((a, b) => b[1].length - a[1].length)
    .slice(0, 3)
    .map(([kind, list]) => {
      const name = KIND_NAMES[kind];
      const first = list[0]!;
      return weakness(
        1 + list.length * 0.5,
        `${name.zh}：${list.length} 处。${first.explanation.zh}`,
        `${list.length} ${list.length === 1 ? 'slip' : 'slips'} in ${name.en}. ${first.explanation.en}`,
        quoteAround(essay, first),
        { zh: `改成：${mended(essay.text, first).zh}。`, en: `Write: ${mended(essay.text, first).en}.` },
      );
    });
}

/** The corrected words with one on each side at most: more of the sentence might hold an error nobody found. */
function mended(text: string, { start, end, original, replacement }: Correction): Both {
  const alone = /^\W*$/.test(replacement) || /^\W*$/.test(original);
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 40), start);
  const before = (alone ? /(?:\S+\s+)?\S+\s*$/ : /\S+\s+$/).exec(line)?.[0] ?? '';
  const after = alone ? (/^\s*\S+/.exec(text.slice(end, end + 24))?.[0] ?? '') : '';
  const trim = (words: string) => words.trim().replace(/[.,;:]$/, '');
  const [wrong, right] = [trim(`${before}${original}${after}`), trim(`${before}${replacement}${after}`)];
  return { zh: `${wrong} → ${right}`, en: `"${wrong}" → "${right}"` };
}

function sharePoints({ essay, corrections, bands }: Facts): Point[] {
  const touched = essay.sentences.filter((one) =>
    corrections.some((slip) => slip.certain && slip.start >= one.start && slip.end <= one.end),
  );
  const n = essay.sentences.length;
  if (!touched.length)
    return bands.criteria.gra.band >= 7
      ? [praise(1.3, `${n} 句里没有找到错误。`, `No slip was found in its ${n} sentences.`, undefined)]
      : [];
  if (touched.length / n < 0.3) return [];
  return [
    weakness(
      1.1,
      `${n} 句里有 ${touched.length} 句要改。`,
      `${touched.length} of ${n} sentences need a correction.`,
      quote(touched[touched.length - 1]!),
      {
        zh: '7 分要求多数句子没有错误：交卷前先读每段的最后一句。',
        en: 'A 7 needs most sentences free of errors: before handing in, read the last sentence of each paragraph first.',
      },
    ),
  ];
}

/** Sentences of one clause; two short ones in a row can be one. */
function simplePoints({ essay }: Facts): Point[] {
  const simple = essay.sentences.filter((one) => !COMPLEX.test(one.text));
  const n = essay.sentences.length;
  const pair = essay.sentences.find((one, i) => {
    const next = essay.sentences[i + 1];
    return (
      next &&
      next.paragraph === one.paragraph &&
      [one, next].every((s) => s.words.length >= 4 && s.words.length <= 11 && !COMPLEX.test(s.text))
    );
  });
  const next = pair && essay.sentences[essay.sentences.indexOf(pair) + 1]!;
  if (pair && next)
    return [
      weakness(
        1.4,
        `这里接连是两个短句（${pair.words.length} 词和 ${next.words.length} 词）。`,
        `Two short sentences in a row (${pair.words.length} and ${next.words.length} words).`,
        quoteAt(essay, { start: pair.start, end: next.end }),
        {
          zh: '用 which、because 或 although 合成一句。',
          en: 'Make them one with which, because or although.',
        },
      ),
    ];
  if (!simple.length) return [plainest(essay.sentences)];
  return [
    weakness(
      simple.length / n > 0.5 ? 1.5 : 0.6,
      `${n} 句里有 ${simple.length} 句没有 which、because、although 一类引出从句的词。`,
      `${simple.length} of ${n} sentences hold no word that opens a clause (which, because, although, if …).`,
      quote(simple[0]!),
      {
        zh: '给这一句加一个从句：原因、条件或 which 引出的说明。',
        en: 'Give this one a clause: a cause, a condition, or something said with "which".',
      },
    ),
  ];
}

function plainest(sentences: Sentence[]): Point {
  const shortest = [...sentences].sort((a, b) => a.words.length - b.words.length)[0]!;
  return weakness(
    0.4,
    `最短的一句只有 ${shortest.words.length} 词。`,
    `The shortest sentence has ${shortest.words.length} words.`,
    quote(shortest),
    {
      zh: '如果不是有意强调，就把它并入前后的句子。',
      en: 'Unless it is short on purpose, join it to its neighbour.',
    },
  );
}

const RANGE: [RegExp, string, string][] = [
  [/^\W*(?:having|being)\b/i, '分词结构开头', 'opens with a participle'],
  [
    /\b(?:not only|only when|rarely|seldom|never|hardly) (?:does|do|did|has|have|is|are|was|were|can|will)\b/i,
    '用了倒装',
    'uses inversion',
  ],
  [
    /\b(?:what|it) (?:\w+ ){1,6}(?:is|was) (?:\w+ ){0,4}(?:that|who|not)\b/i,
    '用了强调句',
    'puts weight on one part with a cleft',
  ],
  [
    /^\W*(?:although|while|whereas|if|unless|since|because|when|once)\b[^,]{8,},/i,
    '先用从句让步或说条件，再下结论',
    'states a condition or concession before its main point',
  ],
  [/,\s(?:which|who|whose|where)\b/i, '用非限制性从句补充信息', 'adds information with a relative clause'],
  [
    /\b(?:whose|of which|in which|to which|with whom)\b/i,
    '用了介词加关系代词或 whose',
    'uses a relative with a preposition or "whose"',
  ],
];

/** Something real in the sentence, named; and a sentence in which nothing was corrected. */
function rangePraise({ essay, corrections }: Facts): Point[] {
  for (const [pattern, zh, en] of RANGE) {
    const good = essay.sentences.find(
      (one) => pattern.test(one.text) && one.words.length >= 10 && one.words.length <= 38 && isClean(corrections, one),
    );
    if (good)
      return [
        praise(1.4, `这一句${zh}，也没有找到错误。`, `This sentence ${en}, and no slip was found in it.`, quote(good)),
      ];
  }
  return [];
}
