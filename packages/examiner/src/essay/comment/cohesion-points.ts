import type { Sentence } from '../text/essay-text.ts';
import { type Facts, isClean, type Point, praise, weakness } from './facts.ts';
import { linkPoints, picksUp } from './link-points.ts';
import { count, quote } from './quote.ts';

const SIMPLE_OPENERS = /^\W*(and|but|so|because)\b/i;
const LINKER =
  /^\W*(firstly|secondly|thirdly|moreover|furthermore|in addition|besides|additionally|finally|also|then|however|first|second|lastly|next|after that)\b/i;
const POINTING = /^\W*(?:this|these|such) [a-z]{4,}\b/i;
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
    ...linkPoints(facts),
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
