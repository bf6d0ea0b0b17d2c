import type { Both } from '../../report.ts';

/** Why it is wrong, by rule: nouns, articles, numbers and agreement. */
export const NOUNS_EXPLAINED: Record<string, Both> = {
  'counted-uncountable': {
    zh: '这个名词不可数，没有复数。',
    en: 'English does not count this noun, so it has no plural.',
  },
  'much-plural': {
    zh: 'much 跟不可数名词，复数名词前用 many。',
    en: 'Use "many" before a plural; "much" goes with what cannot be counted.',
  },
  'less-plural': { zh: '复数名词前用 fewer，不用 less。', en: 'Before a plural write "fewer", not "less".' },
  'many-uncountable': {
    zh: 'many 跟可数名词复数，不可数名词前用 much 或 a great deal of。',
    en: '"Many" goes with plurals; an uncountable noun takes "much" or "a great deal of".',
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
    en: 'In "there is / are" the verb agrees with the noun after it.',
  },
  'there-have': {
    zh: '“有”在这里说 there is / are，不说 there have。',
    en: 'Say "there is" or "there are", never "there have".',
  },
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
  'they-their': { zh: '名词前用 their。', en: 'Before a noun write "their".' },
  'this-these': { zh: '复数名词前用 these。', en: 'Before a plural write "these".' },
  'the-government': { zh: '特指的单个事物前加 the。', en: 'The one everybody knows takes "the".' },
  'adjective-s': { zh: '形容词没有复数，不加 s。', en: 'An adjective takes no s.' },
  'lot-of-singular': {
    zh: '表示数量的 … of 后面，可数名词用复数。',
    en: 'After a quantity with "of" a noun that can be counted is plural.',
  },
  'different-kind': { zh: '不止一种，kind / type 要加 s。', en: 'More than one kind: add s.' },
  'other-one': {
    zh: '“另一个”是 another；other 后面跟复数。',
    en: 'One more is "another"; "other" goes with a plural.',
  },
  'another-plural': {
    zh: 'another 跟单数，复数名词前用 other。',
    en: '"Another" means one more; before a plural write "other".',
  },
  'every-plural': { zh: 'every / each 后面用单数。', en: 'After "every" or "each" the noun is singular.' },
  'years-old': { zh: '说年龄是 years old。', en: 'An age is so many "years old".' },
  'a-uncountable': { zh: '不可数名词前不加 a / an。', en: 'What cannot be counted takes no "a".' },
  'everyone-base': {
    zh: 'everyone / someone 这类词按单数算，动词加 s。',
    en: '"Everyone", "someone" and "nobody" count as one person: the verb takes s.',
  },
  'one-who-base': {
    zh: 'who / that 指单数，动词加 s。',
    en: '"Who" or "that" stands for one here, so the verb takes s.',
  },
  'noun-base': { zh: '主语是单数，动词要变形。', en: 'The subject is one thing or one person: check the verb.' },
  'and-i-was': {
    zh: '用 and 连起来的两个主语，动词用复数。',
    en: 'Two that are joined by "and" are a plural subject.',
  },
  'there-is-a-lot': {
    zh: 'there be 跟后面的名词走：复数用 are / were。',
    en: 'In "there is / are" the verb agrees with the noun after it.',
  },
  'he-do': { zh: 'he / she / it 后面用 does not。', en: 'After he, she or it write "does not".' },
  'i-were': { zh: 'I 后面的动词不是这个形式。', en: 'This form does not go with "I".' },
  'people-usually-goes': { zh: '主语是复数，动词不加 s。', en: 'With a plural subject the verb takes no s.' },
  'play-the-football': { zh: '球类和棋类前面不加 the。', en: 'Games take no "the": play football.' },
  'first-reason': {
    zh: 'first、next、last、best、only、main 指明是哪一个，前面加 the。',
    en: '"First", "next", "last", "best", "only" and "main" say which one it is: add "the".',
  },
  'number-of': { zh: '后面有 of 限定，前面加 the。', en: 'The "of" makes it a certain one: add "the".' },
  'the-environment': {
    zh: '这个词或名称前面加 the：the environment、the internet、the UK。',
    en: 'This word or name takes "the": the environment, the internet, the UK.',
  },
  'the-in-general': { zh: '泛指时不加 the。', en: 'Spoken of in general it takes no "the".' },
  'most-of-plural': {
    zh: 'most / some / many 直接跟复数名词；有 the 才加 of。',
    en: 'Without "the" the plural follows straight: most students, but most of the students.',
  },
};
