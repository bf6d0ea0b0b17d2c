import type { ErrorKind } from '../errors/hint.ts';
import type { Correction } from '../report.ts';
import type { Sentence } from '../text/essay-text.ts';
import { KIND_NAMES } from './explain.ts';
import { type Facts, type Point, point } from './facts.ts';
import { quote, quoteAt } from './quote.ts';

const COMPLEX = /\b(?:which|who|whose|although|though|because|if|unless|while|whereas|since|when|that)\b/i;
const GRAMMAR: ReadonlySet<ErrorKind> = new Set([
  'agreement',
  'verb',
  'number',
  'article',
  'comparison',
  'linking',
  'preposition',
  'phrase',
  'punctuation',
  'capital',
]);

export function grammarPoints(facts: Facts): Point[] {
  const { essay, corrections, features } = facts;
  const slips = corrections.filter((one) => GRAMMAR.has(one.kind) && one.certain);
  const complex = essay.sentences.filter((sentence) => COMPLEX.test(sentence.text));
  const longest = [...essay.sentences].sort((a, b) => b.words.length - a.words.length)[0];
  const clean = essay.sentences.filter((sentence) => !touched(sentence, corrections));
  const model = complex.find(
    (sentence) => !touched(sentence, corrections) && sentence.words.length >= 12 && sentence.words.length <= 32,
  );
  return [
    ...kindPoints(facts, slips),
    complex.length / Math.max(1, essay.sentences.length) >= 0.4
      ? point(
          true,
          1.4,
          '从句用得够，句式有变化。',
          'Subordinate clauses give the sentences range.',
          model && quote(model),
        )
      : point(
          false,
          1.8,
          '简单句偏多，从句少。',
          'Most sentences are simple; few have a subordinate clause.',
          undefined,
          {
            zh: '每段把两个短句用 which / although / because 合成一句。',
            en: 'In each paragraph join two short sentences with which, although or because.',
          },
        ),
    ...(longest && longest.words.length > 45
      ? [
          point(
            false,
            1.8,
            `这一句有 ${longest.words.length} 词，读者容易迷路。`,
            `This sentence runs to ${longest.words.length} words, and the reader gets lost.`,
            quote(longest),
            { zh: '在第二个 and / which 处断成两句。', en: 'Break it in two at the second "and" or "which".' },
          ),
        ]
      : []),
    ...(features.word_the! + features.word_a! < 0.022 && essay.words.length > 60
      ? [
          point(false, 3, '几乎没有冠词（a / an / the）。', 'There are next to no articles (a, an, the).', undefined, {
            zh: '检查每个单数可数名词：前面要有 a / an / the。',
            en: 'Check every singular countable noun: it needs a, an or the.',
          }),
        ]
      : []),
    clean.length === essay.sentences.length
      ? point(true, 1.6, '规则检查没有发现语法错误。', 'The rules found no grammar slips.')
      : point(
          clean.length / essay.sentences.length >= 0.7,
          1.1,
          `${essay.sentences.length} 句中有 ${clean.length} 句没有发现错误。`,
          `${clean.length} of ${essay.sentences.length} sentences show no slip.`,
        ),
  ];
}

const touched = (sentence: Sentence, corrections: Correction[]) =>
  corrections.some((one) => one.certain && one.start >= sentence.start && one.end <= sentence.end);

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
      return point(
        false,
        1 + list.length * 0.5,
        `${name.zh}错误 ${list.length} 处。${first.explanation.zh}`,
        `${list.length} ${list.length === 1 ? 'slip' : 'slips'} in ${name.en}. ${first.explanation.en}`,
        quoteAt(essay, around(essay.text, first)),
        {
          zh: `先改${name.zh}：交卷前专门检查这一项。`,
          en: `Work on ${name.en} first: read the essay once for nothing else before you hand it in.`,
        },
      );
    });
}

/** A slip alone says little; a few words around it show what is meant. */
function around(text: string, { start, end }: Correction) {
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, start - 22)) + 1);
  const line = text.indexOf('\n', end);
  const blank = text.indexOf(' ', end + 18);
  const to = Math.min(line < 0 ? text.length : line, blank < 0 ? text.length : blank);
  return { start: Math.max(from, text.lastIndexOf('\n', start) + 1), end: to };
}
