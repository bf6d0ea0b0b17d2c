import type { Both } from '../../report.ts';

/** From which chance on readers of these places found nearly all of them wrong in some way. */
type Kind = { least: number; zh: string; en: string; better: Both };

const NOUN: Kind = {
  least: 0.95,
  zh: '单复数',
  en: 'Singular and plural',
  better: {
    zh: '7 分的考生交卷前会把名词逐个看一遍：说的是一个还是几个，能不能数。',
    en: 'A 7 rereads its nouns once before the end: one or several, and can it be counted at all?',
  },
};
const VERB: Kind = {
  least: 0.95,
  zh: '动词形式',
  en: 'Verb forms',
  better: {
    zh: '7 分的考生交卷前会把动词和它前面的词（主语、to、介词、情态动词）对一遍。',
    en: 'A 7 rereads each verb with the word it hangs on: its subject, "to", a preposition or a modal verb.',
  },
};
export const AGREES: Kind = {
  ...VERB,
  zh: '主谓一致',
  en: 'Subject and verb',
  better: {
    zh: '7 分的考生交卷前会给每个动词找到主语，看单复数对不对。',
    en: 'A 7 looks for the subject of each verb once before the end: is it one or several?',
  },
};
const FORM: Kind = {
  least: 0.95,
  zh: '词形',
  en: 'Forms of words',
  better: {
    zh: '7 分的考生交卷前会把词尾逐个看一遍：名词是一个还是几个，动词和主语、时间对不对。',
    en: 'A 7 rereads the endings of its words once: nouns, one or several; verbs, whose and when.',
  },
};
const ARTICLE: Kind = {
  least: 0.96,
  zh: '冠词',
  en: 'Articles',
  better: {
    zh: '7 分的考生交卷前会看每个名词前要不要 a、the：读者知不知道说的是哪一个。',
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
    zh: '7 分的考生交卷前会看每个逗号两边：主语和动词之间、that 前面都不用逗号。',
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
export const SPLIT: Kind = {
  least: 0.95,
  zh: '断句',
  en: 'Where a sentence ends',
  better: {
    zh: '7 分的文章在两个完整的句子之间用句号或连词。',
    en: 'A 7 puts a full stop or a linking word between two whole sentences.',
  },
};

export const KINDS: Readonly<Record<string, Kind>> = {
  'tagger-agreement': AGREES,
  'tagger-verb': VERB,
  'tagger-auxiliary': AGREES,
  'tagger-number': NOUN,
  'tagger-form': FORM,
  'tagger-article-in': ARTICLE,
  'tagger-article-out': ARTICLE,
  'tagger-split': SPLIT,
  'tagger-preposition': PREPOSITION,
  'tagger-preposition-out': PREPOSITION,
  'tagger-small-letter': CAPITAL,
  'tagger-comma-out': COMMA,
  'tagger-comma-in': MISSING_COMMA,
  ...asked(AGREES, 'he-base', 'noun-base'),
  ...asked(VERB, 'be-base', 'missing-to', 'make-to', 'past-form', 'have-base'),
  ...asked(NOUN, 'counted-uncountable'),
  ...asked(PREPOSITION, 'missing-preposition'),
  ...asked(COMMA, 'comma-before-that'),
  ...asked(ARTICLE, 'such-bare-noun', 'be-bare-noun', 'the-same'),
  ...asked(SPLIT, 'comma-splice', 'middle-also'),
};

/** Questions of the rules at whose places annotators changed something nearly always, though not always to this. */
function asked(kind: Kind, ...rules: string[]): Record<string, Kind> {
  return Object.fromEntries(rules.map((rule) => [rule, { ...kind, least: 0 }]));
}
