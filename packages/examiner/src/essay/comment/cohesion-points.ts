import { LINK_PATTERNS } from '../features/word-groups.ts';
import { type Facts, type Point, point } from './facts.ts';
import { quote } from './quote.ts';

const SIMPLE_OPENERS = /^\W*(?:and|but|so|because)\b/i;
const LISTING = /^\W*(?:firstly|secondly|thirdly|moreover|furthermore|in addition|besides|additionally|finally)\b/i;
const POINTING = /^\W*(?:this|these|such|that) \w+/i;

export function cohesionPoints(facts: Facts): Point[] {
  const { essay, structure, request } = facts;
  const paragraphs = structure.length;
  const links = LINK_PATTERNS.filter(([name]) => name !== 'opinion' && name !== 'hedging').map(([name, pattern]) => ({
    name,
    used: new Set(essay.text.toLowerCase().match(pattern) ?? []),
  }));
  const kinds = links.filter(({ used }) => used.size).length;
  const mechanical = essay.sentences.filter((sentence) => LISTING.test(sentence.text));
  const simple = essay.sentences.filter((sentence) => SIMPLE_OPENERS.test(sentence.text));
  const pointing = essay.sentences.find((sentence) => POINTING.test(sentence.text) && sentence.words.length > 7);
  return [
    paragraphs >= 3 && paragraphs <= 6
      ? point(true, 1.5, `分成 ${paragraphs} 段，层次清楚。`, `${paragraphs} paragraphs make the plan clear.`)
      : paragraphs < 3
        ? point(
            false,
            2.5,
            paragraphs === 1 ? '全文只有一段，读者看不出结构。' : '只有两段，要点挤在一起。',
            paragraphs === 1
              ? 'One single block: the reader cannot see the plan.'
              : 'Only two paragraphs: the points are packed together.',
            structure[0]?.point,
            {
              zh: '一个要点一段，段首用一句话说清要点。',
              en: 'One point, one paragraph, and say the point in its first sentence.',
            },
          )
        : point(
            false,
            1,
            `段落偏多（${paragraphs} 段），有的只有一两句。`,
            `${paragraphs} paragraphs are many; some hold a sentence or two.`,
            undefined,
            { zh: '把同一要点的短段合并。', en: 'Join the short paragraphs that make the same point.' },
          ),
    kinds >= (request.task === 1 ? 2 : 4)
      ? point(
          true,
          1.2,
          '不同的关系用了不同的连接：递进、转折、因果或举例。',
          'Different relations are signalled differently: adding, contrast, cause or example.',
        )
      : point(
          false,
          1.6,
          `连接方式只有 ${kinds} 类。`,
          kinds === 1 ? 'Only one kind of link is used.' : `Only ${kinds} kinds of links are used.`,
          undefined,
          request.task === 1
            ? {
                zh: '补上缺的一类：对比（whereas, by contrast）、相似（similarly）或先后（followed by）。',
                en: 'Add the kind that is missing: contrast (whereas, by contrast), likeness (similarly) or order (followed by).',
              }
            : {
                zh: '补上缺的一类：转折（however）、因果（as a result）或举例（for instance）。',
                en: 'Add the kind that is missing: contrast (however), result (as a result) or example (for instance).',
              },
        ),
    ...(mechanical.length >= 4 && mechanical.length / essay.sentences.length > 0.25
      ? [
          point(
            false,
            1.5,
            '连接词几乎句句放在句首，显得机械。',
            'Linking words open sentence after sentence, which sounds mechanical.',
            quote(mechanical[1]!),
            {
              zh: '删掉一半句首连接词，用 this / such 加名词承接上一句。',
              en: 'Cut half of them and carry on with "this" or "such" and a noun.',
            },
          ),
        ]
      : []),
    ...(simple.length >= 3
      ? [
          point(
            false,
            1.2,
            `有 ${simple.length} 句以 And / But / So / Because 开头。`,
            `${simple.length} sentences begin with And, But, So or Because.`,
            quote(simple[0]!),
            {
              zh: '把它们并入上一句，或换成 However / Therefore。',
              en: 'Join them to the sentence before, or use However or Therefore.',
            },
          ),
        ]
      : []),
    ...(pointing
      ? [
          point(
            true,
            1,
            '用指代承接上文，读起来连贯。',
            'The sentence points back and carries the thread on.',
            quote(pointing),
          ),
        ]
      : []),
  ];
}
