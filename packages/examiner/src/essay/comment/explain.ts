import type { ErrorKind } from '../errors/hint.ts';
import type { Both } from '../report.ts';

/** Why it is wrong, in one sentence. A rule without a sentence of its own speaks with the voice of its kind. */
const BY_KIND: Record<ErrorKind, Both> = {
  spelling: { zh: '拼写不对。', en: 'This word is misspelt.' },
  capital: { zh: '这里的大小写不对。', en: 'Check the capital letter here.' },
  punctuation: { zh: '标点不对。', en: 'Check the punctuation here.' },
  article: { zh: '冠词用法不对。', en: 'Check the article.' },
  number: { zh: '名词的单复数不对。', en: 'Check singular and plural.' },
  agreement: { zh: '主语和动词的数不一致。', en: 'Subject and verb do not agree.' },
  verb: { zh: '动词形式不对。', en: 'Check the form of the verb.' },
  preposition: { zh: '介词搭配不对。', en: 'Check the preposition.' },
  phrase: { zh: '固定说法不是这样写的。', en: 'The set phrase has another form.' },
  comparison: { zh: '比较的形式不对。', en: 'Check the comparison.' },
  linking: { zh: '连词重复了。', en: 'One linking word is enough.' },
};

const BY_RULE: Record<string, Both> = {
  'counted-uncountable': {
    zh: '这个名词不可数，或者复数不加 s。',
    en: 'English does not count this noun, or its plural takes no s.',
  },
  'much-plural': {
    zh: 'much 跟不可数名词，复数名词前用 many。',
    en: 'Use "many" before a plural; "much" goes with what cannot be counted.',
  },
  'less-plural': { zh: '复数名词前用 fewer，不用 less。', en: 'Before a plural write "fewer", not "less".' },
  'many-uncountable': {
    zh: 'many 跟可数名词复数，不可数名词前用 much。',
    en: '"Many" goes with plurals; before an uncountable noun write "much".',
  },
  'counter-singular': {
    zh: '表示“多个”的词后面，名词要用复数。',
    en: 'After a word for "more than one" the noun is plural.',
  },
  'a-plural': { zh: 'a / an 后面用单数。', en: 'After "a" or "an" the noun is singular.' },
  'one-of-singular': {
    zh: 'one of 后面用复数：其中之一。',
    en: 'After "one of" the noun is plural: one out of several.',
  },
  'other-plural': { zh: '名词前用 other，不加 s。', en: 'Before a noun write "other" without s.' },
  'small-i': { zh: '“我”永远大写：I。', en: '"I" is always a capital letter.' },
  'proper-name': {
    zh: '月份、星期、语言和地名要大写。',
    en: 'Months, days, languages and places take a capital letter.',
  },
  'sentence-capital': { zh: '句首字母大写。', en: 'A sentence begins with a capital letter.' },
  apostrophe: {
    zh: '缩写要加撇号；正式作文里最好写全。',
    en: 'The short form needs its apostrophe; in an essay, write it in full.',
  },
  'he-base': { zh: '第三人称单数，现在时动词加 s。', en: 'After he, she or it the present verb takes s.' },
  'they-third': { zh: '主语是复数，动词不加 s。', en: 'With a plural subject the verb takes no s.' },
  'nouns-third': { zh: '主语是复数，动词不加 s。', en: 'With a plural subject the verb takes no s.' },
  'who-third': {
    zh: 'who 指复数的人，动词不加 s。',
    en: '"Who" stands for several people here, so the verb takes no s.',
  },
  'plural-is': { zh: '主语是复数，用 are / were / have。', en: 'The subject is plural: are, were or have.' },
  'singular-are': { zh: '主语是单数，用 is / was / has。', en: 'The subject is singular: is, was or has.' },
  'this-plural': { zh: '复数名词前用 these。', en: 'Before a plural write "these".' },
  'there-is-plural': {
    zh: 'there be 跟后面的名词走：复数用 are / were。',
    en: 'In "there is / are" the verb follows the noun after it.',
  },
  'there-have': {
    zh: '“有”在这里说 there is / are，不说 there have。',
    en: 'Say "there is" or "there are", never "there have".',
  },
  'modal-to': {
    zh: '情态动词后面直接用动词原形，不加 to。',
    en: 'After a modal verb comes the bare verb, without "to".',
  },
  'modal-gerund': { zh: '情态动词后面用动词原形。', en: 'After a modal verb comes the base form.' },
  'do-form': { zh: 'do / does / did 后面用动词原形。', en: 'After do, does or did comes the base form.' },
  'have-form': { zh: 'have / has / had 后面用过去分词。', en: 'After have, has or had comes the past participle.' },
  'be-base': { zh: '被动语态：be + 过去分词。', en: 'The passive is "be" with the past participle.' },
  'verb-gerund': { zh: '这个动词后面用 -ing。', en: 'This verb is followed by -ing.' },
  'missing-to': { zh: '两个动词之间少了 to。', en: 'A "to" is missing between the two verbs.' },
  'make-to': { zh: 'make / let 后面的动词不加 to。', en: 'After "make someone" or "let someone" there is no "to".' },
  'to-gerund': { zh: '这里的 to 后面用动词原形。', en: 'After this "to" comes the base form.' },
  'spend-to': { zh: 'spend time 后面用 -ing。', en: 'After "spend time" comes -ing.' },
  'a-or-an': {
    zh: '看读音：元音音素前用 an，辅音音素前用 a。',
    en: 'Go by the sound: "an" before a vowel sound, "a" before a consonant sound.',
  },
  'be-bare-noun': { zh: '单数可数名词前要有冠词。', en: 'A singular countable noun needs an article.' },
  'such-bare-noun': {
    zh: 'such 后面的单数可数名词前加 a / an。',
    en: 'After "such" a singular countable noun takes a / an.',
  },
  'the-same': { zh: 'same 前面要有 the。', en: '"Same" takes "the".' },
  'the-most': { zh: '最高级前面加 the。', en: 'The superlative takes "the".' },
  'lot-of': { zh: '完整的说法是 a lot of。', en: 'The phrase is "a lot of".' },
  'opening-comma': { zh: '句首的连接语后面加逗号。', en: 'Put a comma after the opening phrase.' },
  'comma-before-but': {
    zh: '连接两个完整句子时，but / so 前加逗号。',
    en: 'Put a comma before "but" or "so" when a full clause follows.',
  },
  'comma-before-but-noun': {
    zh: '连接两个完整句子时，but 前加逗号。',
    en: 'Put a comma before "but" when a full clause follows.',
  },
  'clause-comma': {
    zh: '从句在前，主句前加逗号。',
    en: 'When the clause with if, when or because comes first, a comma follows it.',
  },
  'comma-splice': { zh: '两个完整的句子不能只用逗号隔开。', en: 'A comma alone cannot join two full sentences.' },
  'although-but': { zh: 'although 和 but 只用一个。', en: 'Use "although" or "but", not both.' },
  'because-so': { zh: 'because 和 so 只用一个。', en: 'Use "because" or "so", not both.' },
  'comparative-then': { zh: '比较用 than，then 是“然后”。', en: 'Comparisons take "than"; "then" means afterwards.' },
  'middle-however': {
    zh: 'however 不能连接两个句子：前面用句号，后面加逗号。',
    en: '"However" cannot join two sentences: a full stop before it, a comma after it.',
  },
  'comma-before-so-noun': {
    zh: '连接两个完整句子时，so 前加逗号。',
    en: 'Put a comma before "so" when a full clause follows.',
  },
  'opening-adverb': { zh: '句首的副词后面加逗号。', en: 'Put a comma after the opening adverb.' },
  'opening-place': {
    zh: '句首较长的时间或地点短语后面加逗号。',
    en: 'A longer phrase of time or place at the start is followed by a comma.',
  },
  'opening-clause': {
    zh: '从句在前，主句前加逗号。',
    en: 'When the clause with if, when or because comes first, a comma follows it.',
  },
  'for-example-comma': { zh: 'for example 前后都有逗号。', en: '"For example" has a comma on both sides.' },
  'wrong-capital': { zh: '普通名词不大写。', en: 'A common word takes no capital letter.' },
  everyday: {
    zh: '“每天”是 every day；everyday 只作形容词。',
    en: '"Every day" means each day; "everyday" is an adjective.',
  },
  'its-it-is': { zh: "it's 是 it is；its 是“它的”。", en: '"It\'s" is "it is"; "its" shows possession.' },
  'there-their': { zh: '“他们的”是 their。', en: 'The word for "of them" is "their".' },
  'they-their': { zh: '名词前用 their。', en: 'Before a noun write "their".' },
  'your-you-are': { zh: "you're 是 you are；your 是“你的”。", en: '"You\'re" is "you are"; "your" shows possession.' },
  'to-advice': { zh: 'advise 是动词，advice 是名词。', en: '"Advise" is the verb, "advice" the noun.' },
  'weather-whether': {
    zh: 'whether 是“是否”，weather 是“天气”。',
    en: '"Whether" means if; "weather" is rain and sun.',
  },
  'loose-lose': { zh: 'lose 是“失去”，loose 是“松的”。', en: '"Lose" is the verb; "loose" means not tight.' },
  'this-these': { zh: '复数名词前用 these。', en: 'Before a plural write "these".' },
  'to-too': { zh: '“太”是 too。', en: '"Too" means more than enough.' },
  'modal-third': { zh: '情态动词后面用动词原形，不加 s。', en: 'After a modal verb comes the base form, without s.' },
  'the-government': { zh: '特指的单个事物前加 the。', en: 'The one everybody knows takes "the".' },
  'the-first': { zh: '序数词和 only / main 前面加 the。', en: 'First, last, only and main take "the".' },
  'have-bare-noun': { zh: '单数可数名词前要有冠词。', en: 'A singular countable noun needs an article.' },
  'the-superlative': { zh: '最高级前面加 the。', en: 'The superlative takes "the".' },
  'more-er': { zh: '-er 已经是比较级，不再加 more。', en: 'The -er form is already comparative: leave out "more".' },
};

export function explain(rule: string, kind: ErrorKind, replacement: string): Both {
  if (rule === 'fixed-phrase') return { zh: `固定的说法是 ${replacement}。`, en: `The phrase is "${replacement}".` };
  return BY_RULE[rule] ?? BY_KIND[kind];
}
export const KIND_NAMES: Record<ErrorKind, Both> = {
  spelling: { zh: '拼写', en: 'spelling' },
  capital: { zh: '大小写', en: 'capital letters' },
  punctuation: { zh: '标点', en: 'punctuation' },
  article: { zh: '冠词', en: 'articles' },
  number: { zh: '单复数', en: 'singular and plural' },
  agreement: { zh: '主谓一致', en: 'subject-verb agreement' },
  verb: { zh: '动词形式', en: 'verb forms' },
  preposition: { zh: '介词', en: 'prepositions' },
  phrase: { zh: '固定搭配', en: 'set phrases' },
  comparison: { zh: '比较级', en: 'comparisons' },
  linking: { zh: '连词', en: 'linking words' },
};
