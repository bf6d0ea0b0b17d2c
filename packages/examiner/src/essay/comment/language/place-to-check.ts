import type { Both, Correction } from '../../report.ts';
import { quoteAround } from '../../text/quote.ts';
import { type Facts, type Point, weakness } from '../facts.ts';

/** From which chance on readers of these places found nearly all of them wrong in some way. */
type Kind = { least: number; zh: string; en: string; better: Both };

const NOUN: Kind = {
  least: 0.95,
  zh: '单复数',
  en: 'Singular and plural',
  better: {
    zh: '7 分的文章交卷前会把名词逐个看一遍：说的是一个还是几个，能不能数。',
    en: 'A 7 rereads its nouns once before the end: one or several, and can it be counted at all?',
  },
};
const VERB: Kind = {
  least: 0.95,
  zh: '动词形式',
  en: 'Verb forms',
  better: {
    zh: '7 分的文章交卷前会把动词和它前面的词（主语、to、介词、情态动词）对一遍。',
    en: 'A 7 rereads each verb with the word it hangs on: its subject, "to", a preposition or a modal verb.',
  },
};
const AGREES: Kind = {
  ...VERB,
  zh: '主谓一致',
  en: 'Subject and verb',
  better: {
    zh: '7 分的文章交卷前会给每个动词找到主语，看单复数对不对。',
    en: 'A 7 looks for the subject of each verb once before the end: is it one or several?',
  },
};
const ARTICLE: Kind = {
  least: 0.96,
  zh: '冠词',
  en: 'Articles',
  better: {
    zh: '7 分的文章交卷前会看每个名词前要不要 a、the：读者知不知道说的是哪一个。',
    en: 'A 7 asks of its nouns once before the end: does the reader know which one, and so "the", "a" or nothing?',
  },
};
const CAPITAL: Kind = {
  least: 0.995,
  zh: '大小写',
  en: 'Capital letters',
  better: {
    zh: '7 分的文章只在句首和专有名称上用大写。',
    en: 'A 7 keeps capital letters for names and for the first word of a sentence.',
  },
};
const COMMA: Kind = {
  least: 0.99,
  zh: '逗号',
  en: 'Commas',
  better: {
    zh: '7 分的文章交卷前会看每个逗号两边：主语和动词之间、that 前面都不用逗号。',
    en: 'A 7 looks at both sides of each comma: none between subject and verb, none before "that".',
  },
};
const MISSING_COMMA: Kind = {
  ...COMMA,
  least: 0.98,
  better: {
    zh: '7 分的文章在补充说明（which、while、-ing）和句首短语之后的主句前用逗号隔开。',
    en: 'A 7 sets off with a comma what is only added ("which", "while", -ing) and what stands before the main clause.',
  },
};
const PREPOSITION: Kind = {
  least: 0.97,
  zh: '介词',
  en: 'Prepositions',
  better: {
    zh: '7 分的文章把动词、名词和它的介词当一个整体来记。',
    en: 'A 7 knows its verbs and nouns together with the preposition that follows them.',
  },
};
const SPLIT: Kind = {
  least: 0.95,
  zh: '断句',
  en: 'Where a sentence ends',
  better: {
    zh: '7 分的文章在两个完整的句子之间用句号或连词。',
    en: 'A 7 puts a full stop or a linking word between two whole sentences.',
  },
};

const KINDS: Readonly<Record<string, Kind>> = {
  'tagger-agreement': AGREES,
  'tagger-verb': VERB,
  'tagger-auxiliary': AGREES,
  'tagger-number': NOUN,
  'tagger-article-in': ARTICLE,
  'tagger-article-out': ARTICLE,
  'tagger-split': SPLIT,
  'tagger-preposition': PREPOSITION,
  'tagger-preposition-out': PREPOSITION,
  'tagger-small-letter': CAPITAL,
  'tagger-comma-out': COMMA,
  'tagger-comma-in': MISSING_COMMA,
};
/** What a band hangs on comes first. */
const ORDER = Object.keys(KINDS);
const GRAMMAR_FIRST = 5;

/**
 * The likeliest of the places that only the tagger sees, worded as one to check. Nothing is called wrong: which word was
 * meant only the writer knows.
 */
export function placeToCheck({ essay, corrections, bands, tools }: Facts): Point[] {
  if (bands.criteria.gra.band >= 7) return [];
  const likely = corrections.filter((one) => !one.certain && one.confidence >= (KINDS[one.rule]?.least ?? 2));
  const alone = likely.filter((one) => isAlone(one, corrections) && isPlain(one, essay.text));
  const [best] = alone.sort((a, b) => place(a) - place(b) || b.confidence - a.confidence);
  if (!best) return [];
  const { zh, en, better } = isVerbHere(essay, best, tools) ? AGREES : KINDS[best.rule]!;
  const [was, may] = shown(essay.text, best);
  return [
    weakness(
      1,
      `${zh}：看看这里，“${was}”也许应写成“${may}”。`,
      `${en}: check this place; "${may}" may be meant for "${was}".`,
      quoteAround(essay, best),
      better,
    ),
  ];
}

/** Forms of verbs and nouns are one group: within it the likelier place is shown. */
const place = ({ rule }: Correction): number => (ORDER.indexOf(rule) < GRAMMAR_FIRST - 1 ? 0 : ORDER.indexOf(rule));

/** Beside another open place it is not clear which of the two is at fault. */
const isAlone = (one: Correction, all: readonly Correction[]): boolean =>
  !all.some((other) => other !== one && other.start <= one.end + NEAR && other.end >= one.start - NEAR);
const NEAR = 8;

/** "A tooth decay appear": the tagger's name for the place says noun, the word is a verb here. */
function isVerbHere({ sentences }: Facts['essay'], { rule, start, end }: Correction, { tag }: Facts['tools']): boolean {
  const sentence = sentences.find((one) => one.start <= start && one.end >= end);
  if (rule !== 'tagger-number' || !sentence) return false;
  return tag(sentence).tokens.some((one) => one.start === start && one.tag === 'VERB');
}

/** One word for one, a word put in or a mark left out; a whole phrase is more than a form. */
const isPlain = ({ rule, original, replacement, start, end }: Correction, text: string): boolean =>
  (rule === 'tagger-split' || [original, replacement].every((words) => words.trim().split(' ').length <= 1)) &&
  !/^['’]/.test(text.slice(end)) &&
  !text.slice(start - 1, end + 1).includes('\n') &&
  !/["'“”]/.test(original + replacement);

/** Both readings; what is put in or left out is shown with the word behind it, for alone it would say nothing. */
function shown(text: string, { start, end, original, replacement }: Correction): [was: string, may: string] {
  if (/\w/.test(original) && /\w/.test(replacement)) return [original.trim(), replacement.trim()];
  const before =
    original.startsWith(' ') || /^[,;]/.test(original) ? (/\S+$/.exec(text.slice(0, start))?.[0] ?? '') : '';
  const after = /^\s*[\w'’%-]+/.exec(text.slice(end))?.[0] ?? '';
  return [`${before}${original}${after}`.trim(), `${before}${replacement}${after}`.trim()];
}
