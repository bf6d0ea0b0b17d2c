import type { Both } from '../../report.ts';

/** Why it is wrong, by rule: spelling, capitals and punctuation. */
export const MARKS_EXPLAINED: Record<string, Both> = {
  'small-i': { zh: '“我”永远大写：I。', en: '"I" is always a capital letter.' },
  'proper-name': {
    zh: '专有名称（月份、星期、国家、语言、地名）和缩写（TV、UK）要大写。',
    en: 'Names (months, days, countries, languages, places) and short forms such as TV and UK take capital letters.',
  },
  'sentence-capital': { zh: '句首字母大写。', en: 'A sentence begins with a capital letter.' },
  apostrophe: {
    zh: '缩写要加撇号；正式作文里最好写全。',
    en: 'The short form needs its apostrophe; in an essay, write it in full.',
  },
  'opening-comma': { zh: '句首的连接语后面加逗号。', en: 'Put a comma after the opening phrase.' },
  'comma-before-but': {
    zh: '这样的 but 前面，多数人加逗号。',
    en: 'Before a "but" like this most writers put a comma.',
  },
  'clause-comma': {
    zh: '从句在前，主句前加逗号。',
    en: 'When the clause with if, when or because comes first, a comma follows it.',
  },
  'comma-splice': { zh: '两个完整的句子不能只用逗号隔开。', en: 'A comma alone cannot join two full sentences.' },
  'middle-however': {
    zh: '这类副词不能只用逗号连接两个句子：前面用句号，后面加逗号。',
    en: 'An adverb such as "however" cannot join two sentences with a comma: a full stop before it, a comma after it.',
  },
  'opening-adverb': { zh: '句首的副词后面加逗号。', en: 'Put a comma after the opening adverb.' },
  'opening-place': {
    zh: '句首较长的短语后面加逗号。',
    en: 'A longer phrase at the start of a sentence is followed by a comma.',
  },
  'for-example-comma': { zh: 'for example 前后都有逗号。', en: '"For example" has a comma on both sides.' },
  'wrong-capital': { zh: '句子中间的普通词不大写。', en: 'Inside a sentence a common word takes no capital letter.' },
  everyday: {
    zh: '“每天”是 every day；everyday 只作形容词。',
    en: '"Every day" means each day; "everyday" is an adjective.',
  },
  'its-it-is': { zh: "it's 是 it is；its 是“它的”。", en: '"It\'s" is "it is"; "its" shows possession.' },
  'there-their': { zh: '“他们的”是 their。', en: 'The word for "of them" is "their".' },
  'your-you-are': { zh: "you're 是 you are；your 是“你的”。", en: '"You\'re" is "you are"; "your" shows possession.' },
  'to-advice': { zh: 'advise 是动词，advice 是名词。', en: '"Advise" is the verb, "advice" the noun.' },
  'weather-whether': {
    zh: 'whether 是“是否”，weather 是“天气”。',
    en: '"Whether" means if; "weather" is rain and sun.',
  },
  'loose-lose': { zh: 'lose 是“失去”，loose 是“松的”。', en: '"Lose" is the verb; "loose" means not tight.' },
  'to-too': { zh: '“太”是 too。', en: '"Too" means more than enough.' },
  'glued-stop': {
    zh: '句末标点后面空一格，下一句首字母大写。',
    en: 'Leave a space after the mark and begin the next sentence with a capital letter.',
  },
  'glued-comma': { zh: '逗号后面空一格。', en: 'Leave a space after the comma.' },
  'two-words': { zh: '这里是两个词，要分开写。', en: 'These are two words.' },
  'opening-purpose': {
    zh: '句首的目的或方式状语后面加逗号。',
    en: 'A phrase with a verb at the start of a sentence is followed by a comma.',
  },
  'middle-clause-comma': {
    zh: '从句在前，主句前加逗号。',
    en: 'When the clause with if, when or because comes first, a comma follows it.',
  },
  'comma-before-so': {
    zh: 'so 连接两个完整的句子时，前面多半加逗号。',
    en: 'Between two full clauses most writers put a comma before "so".',
  },
  'comma-before-but-opening': {
    zh: '这样的 but 前面，多数人加逗号。',
    en: 'Before a "but" like this most writers put a comma.',
  },
  'comma-before-especially': { zh: '补充说明前面加逗号。', en: 'Put a comma before what is only added.' },
  'which-after-name': {
    zh: '专有名词后面的 which / who 从句前加逗号。',
    en: 'After a name the clause with which or who needs a comma.',
  },
  'comma-splice-noun': { zh: '两个完整的句子不能只用逗号隔开。', en: 'A comma alone cannot join two full sentences.' },
  'middle-also': {
    zh: '逗号加 also、for example、on the other hand 之类的词不能连接两个句子：前面用句号。',
    en: 'A comma with "also", "for example" or "on the other hand" cannot join two sentences: put a full stop before it.',
  },
  'comma-before-that': { zh: 'that 引导的从句前面不加逗号。', en: 'No comma stands before this "that".' },
  'comma-after-subject': { zh: '主语和动词之间不加逗号。', en: 'No comma stands between the subject and its verb.' },
};
